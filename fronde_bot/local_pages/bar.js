// As in Discord: a channel opens at its last message; a field that suggests does so before one types; and what begins
// with "/" is a command, never said. Beside that, a button makes one whoever is called last.
const empty = field => field.matches(".command-option-input[aria-autocomplete]") && !field.value;
document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !empty(target) || target.dataset.asked) return;
  target.dataset.asked = "yes";
  setTimeout(() => { if (target.isConnected && empty(target)) target.dispatchEvent(new Event("input")); });
});
const list = document.getElementById("channel-message-list");
const show = () => list.lastElementChild?.scrollIntoView({ block: "start" });
const opening = new MutationObserver(show);
opening.observe(list, { childList: true, subtree: true });
list.addEventListener("load", show, true);  // a picture takes its room only when it has come
function opened() { opening.disconnect(); list.removeEventListener("load", show, true); }
for (const act of ["wheel", "pointerdown", "keydown"]) addEventListener(act, opened, { once: true });
setTimeout(opened, 8000);
const box = document.getElementById("channel-composer-input"), form = document.getElementById("channel-composer");
const isCommand = () => box.isConnected && /^\/\S/.test(box.value);
function choose(event) {
  event.preventDefault(); event.stopImmediatePropagation();
  box.focus();
  box.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true, cancelable: true }));
}
box.addEventListener("keydown", event => {
  if (event.key === "Enter" && !event.shiftKey && isCommand()) choose(event);
}, true);
form.addEventListener("submit", event => { if (isCommand()) choose(event); }, true);
const picker = document.getElementById("viewer-picker"), mover = document.getElementById("be-mover");
const calls = button => /^(Take your turn|Answer)$/.test(button.textContent.trim());
function findCalled() {
  const posts = [...list.querySelectorAll("article")].filter(post => [...post.querySelectorAll("button")].some(calls));
  const mentions = [...(posts.at(-1)?.querySelectorAll(".mention") ?? [])];
  const names = [...new Set(mentions.map(mention => mention.textContent.replace(/^@/, "")))];
  const next = names.indexOf(picker.selectedOptions[0]?.textContent) + 1;  // who has answered unseen is passed over
  const name = names[next % names.length];
  return [...picker.options].find(option => option.textContent === name && !option.selected);
}
function offer() {
  const called = findCalled(), label = called ? `Be ${called.textContent}, to move` : "";
  mover.hidden = !called;
  if (mover.textContent !== label) mover.textContent = label;
}
mover.addEventListener("click", () => {
  picker.value = findCalled()?.value ?? picker.value;
  picker.dispatchEvent(new Event("change", { bubbles: true }));
  offer();
});
picker.addEventListener("change", offer);
new MutationObserver(offer).observe(list, { childList: true, subtree: true });
