/**
 * Remix waits for the page's data inside the first render. A key or a click in that moment makes React 18 take over at
 * once, find the data missing and give up for good ("Root did not complete"): the page would stay without scripts. So
 * until it has taken over, what people do goes to the browser alone, which types, follows and submits as without scripts.
 */
const ACTS = ["keydown", "keypress", "keyup", "beforeinput", "input", "textInput", "change", "click", "auxclick", "dblclick", "contextmenu", "mousedown", "mouseup", "pointerdown", "pointerup", "pointercancel", "touchstart", "touchend", "touchcancel", "compositionstart", "compositionend", "copy", "cut", "paste", "dragstart", "dragend", "drop", "reset", "submit"];

const keep = (event: Event) => event.stopPropagation();
const each = (change: (name: string, listener: typeof keep, capture: true) => void) => ACTS.forEach((name) => change(name, keep, true));

export const keepActs = (): void => each((...act) => window.addEventListener(...act));
export const passActs = (): void => each((...act) => window.removeEventListener(...act));
