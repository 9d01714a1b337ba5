/**
 * For `page.evaluate`: controls that a thumb can't hit. What counts is where a touch arrives, not how large a control is
 * drawn: a link may reach over its row, and what lies over it takes from it. Exempt are links within a sentence, and the
 * months of a chart where buttons beside it lead from one to the next.
 */
export const SMALL_TARGETS = () => {
  const LEAST = 43;
  const CONTROLS = "a[href], button, summary, select, textarea, input:not([type=hidden])";
  const wordsOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

  /** Whether other words stand beside it in its line. */
  const isInSentence = (control: Element) => {
    if (control.tagName !== "A" || getComputedStyle(control).display !== "inline") return false;
    let block = control.parentElement;
    while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
    const links = [...(block?.querySelectorAll("a") ?? [])].map((link) => link.textContent ?? "").join("");
    return wordsOf(block?.textContent ?? "").length > wordsOf(links).length;
  };
  const isSteppable = document.querySelector('[aria-label^="Earlier"]') !== null;
  const isExempt = (control: Element) =>
    !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    control.closest("[aria-hidden=true], [inert]") !== null ||
    (control.matches(":disabled") && control.tagName === "BUTTON") ||
    isInSentence(control) ||
    (isSteppable && control.closest("[data-picks]") !== null);

  /** Where a finger aims: at the words beside a box to tick, else at the longest line of a control. */
  const aimAt = (control: Element) => {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    const isTicked = control instanceof HTMLInputElement && ["radio", "checkbox"].includes(control.type);
    const rows = [...(isTicked && label ? label : control).getClientRects()];
    return rows.sort((one, other) => other.width - one.width)[0];
  };
  const isHit = (control: Element, x: number, y: number) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (control.contains(found) || found.closest("label")?.control === control);
  };
  /** How far from there one can go and still hit it. */
  const reach = (control: Element, x: number, y: number, right: number, down: number) => {
    let steps = 0;
    while (steps < LEAST && isHit(control, x + right * (steps + 1), y + down * (steps + 1))) steps++;
    return steps;
  };

  const modals = document.querySelectorAll("[data-modal]");
  const scope = modals[modals.length - 1] ?? document;
  const faults: string[] = [];
  for (const control of scope.querySelectorAll(CONTROLS)) {
    if (isExempt(control)) continue;
    control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const aim = aimAt(control);
    if (!aim || aim.width <= 1 || aim.height <= 1) continue;
    const [x, y] = [aim.left + aim.width / 2, aim.top + aim.height / 2];
    const width = 1 + reach(control, x, y, -1, 0) + reach(control, x, y, 1, 0);
    const height = 1 + reach(control, x, y, 0, -1) + reach(control, x, y, 0, 1);
    if (!isHit(control, x, y)) faults.push(`is covered: ${control.outerHTML.slice(0, 140)}`);
    else if (width < LEAST || height < LEAST) faults.push(`${width}×${height}: ${control.outerHTML.slice(0, 140)}`);
  }
  scrollTo(0, 0);
  return faults.slice(0, 8);
};
