// Firefox as it is installed, over Marionette: Playwright drives its own build alone.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { until, untilStill, type Browser } from "./driver";
import { endBrowser, makeProfile } from "./profile";

const PREFERENCES = {
  "marionette.port": 0,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "toolkit.telemetry.enabled": false,
  "app.update.enabled": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "browser.safebrowsing.downloads.remote.enabled": false,
  "services.settings.server": "data:,#none",
};
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

export async function openFirefox(path: string, size = { width: 1000, height: 800 }): Promise<Browser> {
  const profile = makeProfile("firefox");
  writeFileSync(
    join(profile, "user.js"),
    Object.entries(PREFERENCES)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
      .join("\n"),
  );
  const child = spawn(path, ["--headless", "--marionette", "--no-remote", "--profile", profile, "about:blank"], {
    stdio: "ignore",
    detached: true,
    env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: "1", TZ: "America/New_York" },
  });
  const stop = () => endBrowser(child, profile);
  try {
    const told = join(profile, "MarionetteActivePort");
    await until(async () => existsSync(told) && Number(readFileSync(told, "utf8")) > 0, "Firefox ready");
    const socket = connect(Number(readFileSync(told, "utf8")), "127.0.0.1");
    const call = caller(socket);
    await call("WebDriver:NewSession", {});
    await call("WebDriver:SetWindowRect", size);
    return {
      ...using(call),
      close: async () => {
        socket.destroy();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Call = (command: string, parameters: object) => Promise<unknown>;

const valueOf = (answer: unknown): unknown =>
  typeof answer === "object" && answer !== null && "value" in answer ? answer.value : answer;

function using(call: Call): Omit<Browser, "close"> {
  const find = async (xpath: string): Promise<{ id: unknown }> => {
    const found = valueOf(await call("WebDriver:FindElement", { using: "xpath", value: xpath }));
    return { id: typeof found === "object" && found !== null && ELEMENT in found ? found[ELEMENT] : undefined };
  };
  const ask = async (expression: string) =>
    valueOf(await call("WebDriver:ExecuteScript", { script: `return ${expression}`, args: [] }));
  return {
    // A page that is just being left can end the way to the next one.
    open: (url) => until(async () => (await call("WebDriver:Navigate", { url }), true), `${url} loaded`),
    ask,
    click: (xpath) =>
      untilTaken(async () => {
        // Marionette leaves what is in the window where it is, be it under a bar or on its way: a person scrolls and waits.
        await untilStill(ask, xpath);
        await call("WebDriver:ElementClick", await find(xpath));
      }, `${xpath} clicked`),
    type: (xpath, text) =>
      untilTaken(async () => {
        const element = await find(xpath);
        await call("WebDriver:ElementClear", element);
        await call("WebDriver:ElementSendKeys", { ...element, text });
      }, `${xpath} filled in`),
    picture: async () =>
      Buffer.from(String(valueOf(await call("WebDriver:TakeScreenshot", { full: false }))), "base64"),
  };
}

/** Nothing has been done yet where Marionette says these: the page has drawn the element anew, or something lies over it. */
const NOT_TAKEN = /stale element|no such element|click intercepted|not interactable/;

/** Again while it wasn't taken; any other error is one. */
async function untilTaken(act: () => Promise<void>, what: string): Promise<void> {
  let wrong: unknown;
  await until(async () => {
    try {
      await act();
    } catch (error) {
      if (NOT_TAKEN.test(String(error))) return false;
      wrong = error;
    }
    return true;
  }, what);
  if (wrong !== undefined) throw wrong;
}

/** A message is its length, a colon and JSON: [0, id, command, parameters] there, [1, id, error, result] back. */
function caller(socket: Socket): Call {
  const waiting = new Map<number, (error: unknown, result: unknown) => void>();
  let [said, count] = [Buffer.alloc(0), 0];
  socket.on("data", (part: Buffer) => {
    said = Buffer.concat([said, part]);
    for (;;) {
      const colon = said.indexOf(":");
      const length = Number(said.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || said.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(said.subarray(colon + 1, colon + 1 + length).toString());
      said = said.subarray(colon + 1 + length);
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      waiting.get(id)?.(error, result);
      waiting.delete(id);
    }
  });
  socket.on("error", () => undefined);
  socket.on("close", () => waiting.forEach((settle) => settle("Firefox has ended", null)));
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      const id = ++count;
      waiting.set(id, (error, result) =>
        error ? reject(new Error(`${command}: ${JSON.stringify(error)}`)) : resolve(result),
      );
      const text = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
