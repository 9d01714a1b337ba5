// What the journeys need of a browser, whichever it is: to open an address, find by XPath, click, type and ask the page.

export type Browser = {
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page, which must be text, a number, a truth or nothing. */
  ask: (expression: string) => Promise<unknown>;
  click: (xpath: string) => Promise<void>;
  type: (xpath: string, text: string) => Promise<void>;
  /** A PNG of what is on the screen. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/** The first element of an XPath, as an expression of the page. */
export const first = (xpath: string): string =>
  `document.evaluate(${JSON.stringify(xpath)}, document, null, 9, null).singleNodeValue`;

export const named = (tag: string, name: string): string => `//${tag}[normalize-space()=${JSON.stringify(name)}]`;
export const button = (name: string): string => named("button", name);
export const link = (name: string): string => named("a", name);
/** By its label; where several have one of that name, within what comes first. */
export const field = (label: string, within = ""): string => `${within}//*[@id=${named("label", label)}/@for]`;
export const DIALOG = "//*[@role='dialog']";

/**
 * What ends a step that hangs. It is no measure of how fast the app is: beside everything else that a busy machine does, an
 * old browser draws its pages by software and took more than fifteen seconds for one step.
 */
export const LIMIT_MS = 60_000;

/** Tries until it holds; a page that is just being left answers nothing. */
export async function until(holds: () => Promise<unknown>, what: string): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  let last: unknown;
  while (Date.now() < end) {
    try {
      if (await holds()) return;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`not within ${LIMIT_MS / 1000} s: ${what}${last ? ` (${String(last)})` : ""}`);
}

/** What the page says of an element before it is clicked: where it is, once it is in the window and nothing lies over it. */
const PLACE = `(function (element) {
  if (!element) return "";
  element.scrollIntoView({ block: "center", inline: "center" });
  var box = element.getClientRects()[0];
  if (!box) return "";
  var x = box.left + box.width / 2, y = box.top + box.height / 2;
  var hit = document.elementFromPoint(x, y);
  return hit && (element.contains(hit) || hit.contains(element)) ? x + " " + y : "";
})`;

/** Where an element can be clicked: twice in a row at the same place. */
export async function untilStill(ask: Browser["ask"], xpath: string): Promise<[x: number, y: number]> {
  let place = "";
  await until(async () => {
    const before = place;
    place = String(await ask(`${PLACE}(${first(xpath)})`));
    return place !== "" && place === before;
  }, `${xpath} in reach, uncovered and lying still`);
  const [x = 0, y = 0] = place.split(" ").map(Number);
  return [x, y];
}

export const untilText = (browser: Browser, text: string): Promise<void> =>
  until(() => browser.ask(`document.body.textContent.includes(${JSON.stringify(text)})`), `"${text}" on the page`);

export const untilPath = (browser: Browser, start: string): Promise<void> =>
  until(
    () => browser.ask(`location.pathname.startsWith(${JSON.stringify(start)}) && document.readyState === "complete"`),
    `the address ${start}`,
  );

export async function press(browser: Browser, xpath: string): Promise<void> {
  await until(() => browser.ask(`${first(xpath)} !== null`), `${xpath} on the page`);
  await browser.click(xpath);
}

/** Fields that have a picker of their own are set; the others are typed into. */
export async function fill(browser: Browser, label: string, text: string, within = ""): Promise<void> {
  const xpath = field(label, within);
  await until(() => browser.ask(`${first(xpath)} !== null`), `${label} on the page`);
  if (await browser.ask(`/^(date|select-one)$/.test(${first(xpath)}.type)`)) {
    await browser.ask(
      `(function (field) { field.value = ${JSON.stringify(text)}; field.dispatchEvent(new Event("change", { bubbles: true })); return true })(${first(xpath)})`,
    );
  } else await browser.type(xpath, text);
}
