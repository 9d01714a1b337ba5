const EVENTS = (
  "keydown keypress keyup input textInput change click mousedown mouseup pointerdown pointerup touchstart " +
  "touchend compositionstart compositionend paste cut submit"
).split(" ");

const keepFromReact = (event: Event) => event.stopPropagation();

/**
 * Remix waits for the page's data inside the first render. A key or a click in that moment makes React 18 take over at
 * once, find the data missing and give up for good ("Root did not complete"): the page would stay without scripts. So
 * until it has taken over, what people do goes to the browser alone, which types, follows and submits as without scripts.
 */
export function blockInput(blocked: boolean): void {
  for (const name of EVENTS)
    if (blocked) window.addEventListener(name, keepFromReact, true);
    else window.removeEventListener(name, keepFromReact, true);
}
