import { afterEach, expect, test, vi } from "vitest";

vi.mock("@remix-run/react", () => ({ RemixServer: () => <html lang="en" /> }));
vi.mock("~/framework/page-script.server", () => ({ scriptFor: () => null }));
vi.mock("~/framework/styles.server", () => ({ stylesFor: () => ({ href: "", text: "" }) }));

afterEach(() => vi.useRealTimers());

test("a page that is done is held by no clock", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { default: handleRequest } = await import("~/entry.server");
  const context = { staticHandlerContext: { loaderData: {} } };
  const answer = await handleRequest(
    new Request("http://localhost/"),
    200,
    new Headers(),
    // What the page is made of doesn't matter here.
    context as Parameters<typeof handleRequest>[3],
    {} as Parameters<typeof handleRequest>[4],
  );
  expect(await answer.text()).toContain("<html");
  expect(vi.getTimerCount()).toBe(0);
});
