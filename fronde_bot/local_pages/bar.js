// As in Discord: a channel opens at its last message, and shows what comes; a field that suggests does so before one
// types; what begins with "/" is a command, never said; and a click on a command in a message types it. Beside that, a
// button makes one whoever is called last.
const empty = field => field.matches(".command-option-input[aria-autocomplete]") && !field.value;
document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !empty(target) || target.dataset.asked) return;
  target.dataset.asked = "yes";
  setTimeout(() => { if (target.isConnected && empty(target)) target.dispatchEvent(new Event("input")); });
});
const list = document.getElementById("channel-message-list");
// A channel opens at its last message. What comes after it is shown too if one has just clicked or stood at the end.
// Until one does something, the page stays there: pictures, which take their room late, would push it away.
const view = list.parentElement, jump = document.getElementById("new-messages");
const ASKED = 8000, NEAR = 120;
let follows = true, last = null, atEnd = true, asked = 0;
function show() {  // a post from its beginning; what only one person sees to its end, where its choices are
  const post = list.lastElementChild;
  if (!post) return;
  if (follows) post.scrollIntoView({ block: post.querySelector(".message-ephemeral-note") ? "end" : "start" });
  if (post.getBoundingClientRect().top < view.getBoundingClientRect().bottom) jump.hidden = true;
}
function look() {
  const newest = list.lastElementChild;
  if (last && newest && newest !== last && (atEnd || performance.now() < asked)) {
    follows = true;
    newest.classList.add("arrives");
  }
  last = newest;
  show();
}
new MutationObserver(look).observe(list, { childList: true, subtree: true });
new ResizeObserver(show).observe(list);
list.addEventListener("load", show, true);
view.addEventListener("scroll", () => {
  atEnd = view.scrollHeight - view.scrollTop - view.clientHeight < NEAR;
}, { passive: true });
for (const act of ["wheel", "pointerdown", "keydown", "touchmove"]) {
  addEventListener(act, () => { follows = false; }, { passive: true });
}
list.addEventListener("click", ({ target }) => {
  if (target.closest("button, [role=option]")) asked = performance.now() + ASKED;
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
list.addEventListener("click", ({ target }) => {
  const command = target.closest(".command-mention");
  if (!command || !box.isConnected) return;
  box.value = command.textContent.trim();
  box.dispatchEvent(new Event("input", { bubbles: true }));
  box.focus();
});
const picker = document.getElementById("viewer-picker"), mover = document.getElementById("be-mover");
const CALLS = JSON.parse(mover.dataset.calls), calls = button => CALLS.includes(button.textContent.trim());
function findCalled() {
  const posts = [...list.querySelectorAll("article")].filter(post => [...post.querySelectorAll("button")].some(calls));
  const mentions = [...(posts.at(-1)?.querySelectorAll(".mention") ?? [])];
  const names = [...new Set(mentions.map(mention => mention.textContent.replace(/^@/, "")))];
  const next = names.indexOf(picker.selectedOptions[0]?.textContent) + 1;  // who has answered unseen is passed over
  const name = names[next % names.length];
  return [...picker.options].find(option => option.textContent === name && !option.selected);
}
function offer() {
  const called = findCalled(), label = called ? mover.dataset.label.replace("@", called.textContent) : "";
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
const menu = document.getElementById("bar-menu");
menu.before(document.querySelector(".viewer-control"));
addEventListener("click", ({ target }) => { if (!menu.contains(target)) menu.open = false; });
addEventListener("keydown", ({ key }) => { if (key === "Escape") menu.open = false; });
