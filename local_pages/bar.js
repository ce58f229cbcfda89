// As in Discord: a channel opens at its last message; a field that suggests does so before one types; and what begins
// with "/" is a command, never said.
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
const opened = () => opening.disconnect();
for (const act of ["wheel", "pointerdown", "keydown"]) addEventListener(act, opened, { once: true });
setTimeout(opened, 4000);
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
