// As in Discord: a channel opens at its last message, and shows what comes; a field that suggests does so before one
// types; and what begins with "/" is a command, never said. Beside that, a button makes one whoever is called last, and
// the tools of the page move into our menu.
const empty = field => field.matches(".command-option-input[aria-autocomplete]") && !field.value;
document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !empty(target) || target.dataset.asked) return;
  target.dataset.asked = "yes";
  setTimeout(() => { if (target.isConnected && empty(target)) target.dispatchEvent(new Event("input")); });
});
const list = document.getElementById("channel-message-list");
// A channel opens at its last message, and what comes last is shown if one has asked for it or stood at the end.
const ATTENTION = 8000, NEAR = 120;
let follows = performance.now() + ATTENTION, last = null;
const show = () => { if (performance.now() < follows) list.lastElementChild?.scrollIntoView({ block: "start" }); };
function isAtEnd() {
  const view = list.parentElement;
  return view.scrollHeight - view.scrollTop - view.clientHeight < NEAR;
}
let atEnd = true, asked = 0;
list.parentElement.addEventListener("scroll", () => { atEnd = isAtEnd(); }, { passive: true });
new MutationObserver(() => {
  const newest = list.lastElementChild;
  if (newest !== last && last && (atEnd || performance.now() < asked)) {
    follows = performance.now() + ATTENTION;
    newest?.classList.add("arrives");
  }
  last = newest;
  show();
}).observe(list, { childList: true, subtree: true });
list.addEventListener("load", show, true);  // a picture takes its room only when it has come
for (const act of ["wheel", "pointerdown", "keydown", "touchmove"]) {
  addEventListener(act, () => { follows = 0; }, { passive: true });
}
list.addEventListener("click", ({ target }) => {
  if (target.closest("button, [role=option]")) asked = performance.now() + ATTENTION;
});
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
const tools = document.getElementById("bar-tools"), menu = document.getElementById("bar-menu");
for (const id of ["messages-toggle", "refresh", "capture-open", "inspector-toggle", "close", "back-activity",
  "view-action-output"]) tools.append(document.getElementById(id));
menu.before(document.querySelector(".viewer-control"));
document.getElementById("preview-shell").classList.add("messages-closed");
addEventListener("click", ({ target }) => { if (!menu.contains(target)) menu.open = false; });
addEventListener("keydown", ({ key }) => { if (key === "Escape") menu.open = false; });
