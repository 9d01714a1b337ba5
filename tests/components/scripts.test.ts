import { describe, expect, it } from "vitest";
import { scriptFor } from "~/framework/page-script.server";

const route = (id: string, parentId: string | undefined, path?: string, index?: boolean) => ({
  id,
  parentId,
  path,
  index,
  module: `/assets/${id}.js`,
  imports: ["/assets/base.js"],
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
});
const all = [
  route("root", undefined, ""),
  route("index", "root", undefined, true),
  route("app", "root"),
  route("coach", "app", "coach"),
  route("interview", "app", "coach/interview"),
  route("goals", "app", "goals"),
  route("other", "root", "*"),
];
const manifest = {
  version: "1",
  url: "/manifest.js",
  entry: { module: "/assets/entry.js", imports: ["/assets/base.js", "/assets/dom.js"] },
  routes: Object.fromEntries(all.map((one) => [one.id, one])),
};

const page = (...ids: string[]) => ({
  manifest,
  serverHandoffString: '{"isSpaMode":false}',
  renderMeta: {},
  staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })) },
});

class Paints {
  static supportedEntryTypes = ["paint"];
  static tell: ((list: { getEntriesByName: () => unknown[] }) => void) | undefined;
  constructor(tell: typeof Paints.tell) {
    Paints.tell = tell;
  }
  observe() {}
}

/** What the script looks for before it begins. */
const ABLE = { CSS: { supports: () => true }, TextEncoderStream, TextDecoderStream };

type Where = { hidden?: boolean; wait?: number; Observer?: object; able?: object; cookie?: string };

/** Runs the script in a page that has been painted nowhere yet, after a first byte that took so long. */
function open(text: string, { hidden = false, wait = 40, Observer = Paints, able = ABLE, cookie = "" }: Where = {}) {
  const asked: string[] = [];
  const window: Record<string, unknown> = { ...able };
  let hydrate = () => {};
  const over = new Promise<void>((resolve) => (hydrate = resolve));
  const load = (file: string) => (asked.push(file), Promise.resolve({ file, hydrate }));
  const performance = { getEntriesByType: () => [{ requestStart: 5, responseStart: 5 + wait }] };
  new Function(
    "window",
    "document",
    "PerformanceObserver",
    "performance",
    "setTimeout",
    "load",
    "CSS",
    text.replaceAll("import(", "load("),
  )(window, { hidden, cookie }, Observer, performance, () => {}, load, window.CSS);
  return { asked, window, over };
}

async function run(text: string) {
  const page = open(text);
  expect(page.asked).toEqual([]);
  Paints.tell?.({ getEntriesByName: () => [{}] });
  await page.over;
  return page;
}

describe("the page's script", () => {
  it("asks for each file once, hands over the routes' modules and then lets the entry take over", async () => {
    const { asked, window } = await run(scriptFor(page("root", "app", "goals")));
    expect(asked).toEqual([
      "/assets/base.js",
      "/assets/dom.js",
      "/assets/entry.js",
      "/assets/root.js",
      "/assets/app.js",
      "/assets/goals.js",
    ]);
    expect(window.__remixRouteModules).toMatchObject({
      root: { file: "/assets/root.js" },
      app: { file: "/assets/app.js" },
      goals: { file: "/assets/goals.js" },
    });
    expect(window.__remixContext).toMatchObject({ isSpaMode: false, stream: expect.any(ReadableStream) });
  });

  it("waits for the first picture, where it could come before it and the browser tells", () => {
    const text = scriptFor(page("root", "index"));
    const begins = (how: Parameters<typeof open>[1]) => open(text, how).asked.length > 0;
    const { asked } = open(text);
    Paints.tell?.({ getEntriesByName: () => [] });
    expect(asked).toEqual([]);
    expect([
      begins({ hidden: true }),
      begins({ wait: 600 }),
      begins({ Observer: {} }),
      begins({ Observer: { supportedEntryTypes: ["mark"] } }),
    ]).toEqual([true, true, true, true]);
  });

  it("leaves the page as it is where the browser lacks what our scripts need, or where they have failed before", () => {
    const text = scriptFor(page("root", "index"));
    const asks = (where: Where) => open(text, { hidden: true, ...where }).asked.length > 0;
    expect(asks({ cookie: "session=1; plain=entry-of-an-older-build.js" })).toBe(true);
    expect([
      asks({ able: { ...ABLE, CSS: undefined } }),
      asks({ able: { ...ABLE, CSS: { supports: () => false } } }),
      asks({ able: { ...ABLE, TextEncoderStream: undefined } }),
      asks({ able: { ...ABLE, TextDecoderStream: undefined } }),
      asks({ cookie: "session=1; plain=entry.js" }),
    ]).toEqual([false, false, false, false, false]);
  });

  it("has streamed data go nowhere then", () => {
    const { window } = open(scriptFor(page("root", "index")), { able: {} });
    const run = new Function(
      "window",
      "window.__remixContext.streamController.enqueue('x');window.__remixContext.streamController.close()",
    );
    expect(() => run(window)).not.toThrow();
  });

  it("tells the router of this page's routes, of the first page's and of those above", async () => {
    const only = (...ids: string[]) => ({
      ...manifest,
      routes: Object.fromEntries(ids.map((id) => [id, all.find((one) => one.id === id)])),
    });
    const told = async (...ids: string[]) => (await run(scriptFor(page(...ids)))).window.__remixManifest;
    // In a page's script what is not there is left out.
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    expect(await told("root", "app", "goals")).toEqual(plain(only("root", "app", "goals", "index")));
    expect(await told("root", "app", "interview")).toEqual(plain(only("root", "app", "interview", "index", "coach")));
    expect(await told("root", "other")).toEqual(plain(only("root", "other", "index")));
  });

  it("lets the data follow", () => {
    const shown = page("root", "index");
    scriptFor(shown);
    expect(shown.renderMeta).toEqual({ didRenderScripts: true });
  });
});
