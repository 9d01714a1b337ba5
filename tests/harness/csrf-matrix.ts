// Every route that can change something × every kind of stranger × every way to send a body: nothing gets through.
import { serving } from "../server/serving";
import { newPerson } from "./support/person";
import { isShort, pool, type Program } from "./support/program";
import { address, routes } from "./support/routes";
import { differences, fingerprint } from "./support/rows";
import { withServer } from "./support/server";

const bodies = [
  { type: "application/x-www-form-urlencoded", body: "intent=delete&goal=1&amount=5&email=a%40b.example" },
  { type: "application/json", body: '{"amount":5,"message":"x","name":"x"}' },
  { type: "text/plain", body: '{"amount":5}' },
  {
    type: "multipart/form-data; boundary=x",
    body: '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\ndelete\r\n--x--\r\n',
  },
];

function strangers(own: string): Record<string, string>[] {
  const { host } = new URL(own);
  return [
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    { origin: "https://evil.example" },
    { origin: `http://app.${host}`, "sec-fetch-site": "same-site" },
    { origin: `${own}.evil.example` },
    { origin: own.replace("http:", "https:") },
    { origin: "null" },
    { origin: "garbage" },
    {},
    { "sec-fetch-site": "same-origin" },
    { origin: own, "sec-fetch-site": "cross-site" },
    { origin: "https://evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    ...refererStrangers(own),
  ];
}

/** Referer is heard where neither Origin nor Sec-Fetch-Site is sent, and only when it names a page of ours. */
const refererStrangers = (own: string): Record<string, string>[] => [
  { referer: "https://evil.example/" },
  { referer: `${own}.evil.example/goals` },
  { referer: own.replace("//", "//evil.example\\@") },
  { referer: "garbage" },
  { referer: `${own}/goals`, "sec-fetch-site": "same-origin" },
  { referer: `${own}/goals`, "sec-fetch-site": "cross-site" },
  { referer: `${own}/goals`, origin: "null" },
  { referer: `${own}/goals`, origin: "https://evil.example" },
];

export const program: Program = {
  name: "csrf-matrix",
  target: "100% blocked, 0 rows changed",
  run: () =>
    withServer({ JOBS: "off" }, async (server, database) => {
      const victim = await newPerson(server.url, database);
      await victim.ask("/api/savings-goals", {
        json: { name: "Holiday", targetAmount: "500", currentAmount: "10", deadline: "2031-05-01" },
      });
      const before = await fingerprint(database);
      const mutating = routes().filter((route) => route.hasAction && !route.path.startsWith("/webhooks"));
      const cells = mutating.flatMap((route) => {
        const places = route.isApi
          ? [address(route)]
          : [
              address(route),
              `${address(route)}?index`,
              `${address(route)}.data`,
              `${address(route)}?_data=${encodeURIComponent(route.id)}`,
            ];
        const methods = route.isApi ? ["POST", "PUT", "PATCH", "DELETE"] : ["POST", "DELETE"];
        return places.flatMap((path) =>
          methods.flatMap((method) =>
            strangers(server.url).flatMap((headers, stranger) =>
              bodies
                .filter((_, body) => !isShort || body === (stranger + path.length) % bodies.length)
                .map((body) => ({ path, method, headers, ...body })),
            ),
          ),
        );
      });
      const through: string[] = [];
      await pool(cells, 24, async ({ path, method, headers, type, body }) => {
        const { status } = await victim.ask(path, {
          method,
          body,
          headers: { "content-type": type, origin: "", ...headers },
          cookie: true,
        });
        if (![400, 403, 404, 405, 413, 415].includes(status))
          through.push(`${method} ${path} ${type} ${JSON.stringify(headers)} → ${status}`);
      });
      const changed = differences(before, await fingerprint(database));
      const control = await victim.ask("/api/savings-goals", {
        json: { name: "Control", targetAmount: "5", deadline: "2031-05-01" },
      });
      const old = await victim.ask("/api/savings-goals", {
        json: { name: "Without Origin", targetAmount: "5", deadline: "2031-05-01" },
        headers: { origin: "", referer: `${server.url}/goals` },
      });
      const mutant = await mutantIsNoticed();
      return {
        value: `${cells.length - through.length}/${cells.length}, ${changed.length} tables changed`,
        pass:
          through.length === 0 &&
          changed.length === 0 &&
          control.status < 300 &&
          old.status < 300 &&
          mutant &&
          mutating.length > 20,
        notes: [
          `${mutating.length} routes with actions; the same request from the site itself: ${control.status}, by Referer alone: ${old.status}; without the check: ${mutant ? "noticed" : "NOT noticed"}`,
          ...through.slice(0, 10),
          ...changed,
        ],
      };
    }),
};

/** Without the layer the strangers reach Remix, who names himself in Origin and who does in Referer; with it neither does. */
async function mutantIsNoticed(): Promise<boolean> {
  const statuses: number[] = [];
  for (const without of [["origin"], []]) {
    const here = await serving({ without });
    for (const name of ["origin", "referer"]) {
      const headers = { [name]: "https://evil.example", "content-type": "application/x-www-form-urlencoded" };
      statuses.push((await here.ask({ method: "POST", path: "/goals", headers, body: "a=1" })).status);
    }
    await here.close();
  }
  return statuses.join() === "200,200,403,403";
}
