// Any Chromium since 2020, over its own protocol: Playwright asks for more than the old ones know.
import { spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { first, until, untilStill, type Browser } from "./driver";
import { endBrowser, makeProfile } from "./profile";

type Size = { width: number; height: number };
type Reply = { id?: number; result?: Record<string, unknown>; error?: { message: string } };
type Call = (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>;

export async function openChromium(
  path: string,
  { scripts = true, size = { width: 1000, height: 800 } }: { scripts?: boolean; size?: Size } = {},
): Promise<Browser> {
  const { call, stop } = start(path, size);
  try {
    const { targetId } = await call("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await call("Target.attachToTarget", { targetId, flatten: true });
    const page = (method: string, params: object = {}) => call(method, params, String(sessionId));
    await page("Page.enable");
    await page("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: 1, mobile: size.width < 500 });
    await page("Emulation.setTimezoneOverride", { timezoneId: "America/New_York" });
    if (!scripts) await page("Emulation.setScriptExecutionDisabled", { value: true });
    return { ...using(page), close: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function using(page: Call): Omit<Browser, "close"> {
  const ask = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await page("Runtime.evaluate", { expression, returnByValue: true });
    if (exceptionDetails) throw new Error(`${expression.slice(0, 100)}: ${JSON.stringify(exceptionDetails)}`);
    return typeof result === "object" && result !== null && "value" in result ? result.value : undefined;
  };
  const click = async (xpath: string): Promise<void> => {
    const [x, y] = await untilStill(ask, xpath);
    for (const type of ["mousePressed", "mouseReleased"])
      await page("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  };
  return {
    ask,
    click,
    async open(url) {
      await page("Page.navigate", { url });
      await until(
        async () =>
          (await ask("document.readyState + location.href")) !== "completeabout:blank" &&
          (await ask("document.readyState")) === "complete",
        `${url} loaded`,
      );
    },
    async type(xpath, text) {
      await click(xpath);
      await ask(`${first(xpath)}.select()`);
      await page("Input.insertText", { text });
    },
    async picture() {
      const { data } = await page("Page.captureScreenshot");
      return Buffer.from(String(data), "base64");
    },
  };
}

/** Messages are JSON, each ended by a zero byte, over two pipes. */
function start(path: string, { width, height }: Size): { call: Call; stop: () => Promise<void> } {
  const profile = makeProfile("chromium");
  const child = spawn(
    path,
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--hide-scrollbars",
      "--remote-debugging-pipe",
      `--window-size=${width},${height}`,
      `--user-data-dir=${profile}`,
    ],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"], detached: true },
  );
  const [toBrowser, fromBrowser] = [child.stdio[3] as Writable, child.stdio[4] as Readable];
  const waiting = new Map<number, (reply: Reply) => void>();
  let [said, count] = ["", 0];
  const answer = (reply: Reply) => {
    if (reply.id === undefined) return;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  };
  fromBrowser.setEncoding("utf8").on("data", (part: string) => {
    const messages = (said + part).split("\0");
    said = messages.pop() ?? "";
    for (const message of messages) answer(JSON.parse(message));
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const give = (error: string) => waiting.forEach((_, id) => answer({ id, error: { message: error } }));
  child.once("error", (error) => give(error.message));
  void ended.then(() => give("the browser has ended"));
  toBrowser.on("error", () => undefined);
  return {
    call: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        const id = ++count;
        waiting.set(id, ({ result = {}, error }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
        );
        if (child.exitCode !== null) give("the browser has ended");
        toBrowser.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
      }),
    stop: () => endBrowser(child, profile),
  };
}
