import { afterEach, expect, test, vi } from "vitest";

const shown = vi.hoisted(() => ({ paragraphs: 0 }));
const LETTERS = "’é€😀".repeat(20);

vi.mock("@remix-run/react", () => ({
  RemixServer: () => (
    <html lang="en">
      <body>
        {Array.from({ length: shown.paragraphs }, (_, at) => (
          <p key={at}>{`${at} ${LETTERS}`}</p>
        ))}
      </body>
    </html>
  ),
}));
vi.mock("~/framework/page-script.server", () => ({ scriptFor: () => null }));
vi.mock("~/framework/styles.server", () => ({ stylesFor: () => ({ href: "", text: "" }) }));

afterEach(() => {
  vi.useRealTimers();
  shown.paragraphs = 0;
});

async function page(route = "routes/_app.goals", loaderData: Record<string, unknown> = {}) {
  const { default: handleRequest } = await import("~/entry.server");
  const context = { staticHandlerContext: { loaderData, matches: [{ route: { id: route } }] } };
  return handleRequest(
    new Request("http://localhost/"),
    200,
    new Headers(),
    // What the page is made of doesn't matter here.
    context as Parameters<typeof handleRequest>[3],
    {} as Parameters<typeof handleRequest>[4],
  );
}

test("a page that is done is held by no clock", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const answer = await page();
  expect(await answer.text()).toContain("<html");
  expect(vi.getTimerCount()).toBe(0);
});

test("the text face is asked for with each page, and the serifs with public ones, before it is read", async () => {
  const asked = async (route?: string) => (await page(route)).headers.get("Link")?.split(", ");
  const face = /^<[^>]+\.woff2>; rel=preload; as=font; type=font\/woff2; crossorigin$/;
  expect(await asked()).toEqual([expect.stringMatching(face)]);
  expect(await asked("routes/_public.landing")).toEqual([expect.stringMatching(face), expect.stringMatching(face)]);
});

test.each([
  ["at once", {}],
  ["as it comes", { "routes/_app.goals": { late: Promise.resolve(1) } }],
])("a long page of letters of several bytes, sent %s, has all of them and no zeros between", async (_how, data) => {
  shown.paragraphs = 400;
  const text = await (await page("routes/_app.goals", data)).text();
  expect(text).not.toContain("\0");
  expect(text.match(/<p>/g)).toHaveLength(400);
  expect(text.split(LETTERS)).toHaveLength(401);
});
