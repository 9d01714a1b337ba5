// What the log says of an error helps, and gives nothing away.
import { expect, test } from "vitest";
import { AppError } from "~/contracts/errors";
import { ConfigError } from "~/lib/env.server";
import { describeError } from "~/lib/log.server";
import { refusalPage, refusalPageText } from "~/lib/refusal-page.server";

class DriverError extends Error {
  override name = "DriverError";
  code: unknown = "P2002";
  status: unknown = 409;
}

test("a driver's message isn't said, its code and status are, where they are such", () => {
  const error = new DriverError("duplicate key (email)=(ada@example.com)");
  expect(describeError(error)).toEqual({ type: "DriverError", stack: expect.any(Array), code: "P2002", status: 409 });
  expect(describeError(Object.assign(new DriverError("x"), { code: 7, status: "x" }))).toEqual({
    ...{ type: "DriverError", stack: expect.any(Array) },
  });
});

test("the language's own messages and ours are, cut short", () => {
  for (const error of [
    new TypeError("no x"),
    new RangeError("no x"),
    new SyntaxError("no x"),
    new ReferenceError("no x"),
  ])
    expect(describeError(error)).toMatchObject({ message: "no x", type: error.name });
  expect(describeError(new ConfigError("PORT is odd")).message).toBe("PORT is odd");
  expect(describeError(new DOMException("late", "AbortError"))).toMatchObject({ message: "late" });
  expect(String(describeError(new Error("y".repeat(400))).message)).toBe("y".repeat(300));
  expect(describeError(new AppError("not_found", "Ada's goal"))).toEqual({
    ...{ type: "AppError", code: "not_found", status: 404, stack: expect.any(Array) },
  });
});

test("what was behind it comes along, twelve places of each, and no error is said by its kind", () => {
  const error = new Error("outer", { cause: new DriverError("secret") });
  expect(describeError(error)).toMatchObject({ message: "outer", cause: { type: "DriverError", code: "P2002" } });
  expect(describeError(new Error("outer", { cause: "text" }))).not.toHaveProperty("cause");
  error.stack = `Error: secret\n${Array.from({ length: 20 }, (_, at) => `    at place${at}`).join("\n")}\n  more`;
  expect(describeError(error).stack).toEqual(Array.from({ length: 12 }, (_, at) => `at place${at}`));
  expect([describeError("secret"), describeError(null)]).toEqual([{ message: "string" }, { message: "object" }]);
});

test("a page that says why there is none says what happened and what to do, and repeats no signs of its own", async () => {
  const seen = { nonce: '"n', requestId: "<id>" };
  const page = refusalPageText(503, "We're busy <now>; please try again.", seen);
  expect(page).toContain("<title>We&#39;re busy &#60;now&#62;; please try again.</title>");
  expect(page).toContain("<h1>We&#39;re busy &#60;now&#62;.</h1>\n<p>Please try again.</p>");
  expect(page).toContain('<style nonce="&#34;n">');
  expect(page).toContain("Status 503, reference &#60;id&#62;");
  expect(refusalPageText(404, "Not found.", seen)).toContain("<h1>Not found.</h1>\n<p><a");
  const answer = refusalPage(404, "Gone. Go on.", seen);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  expect(await answer.text()).toContain("<h1>Gone.</h1>\n<p>Go on.</p>");
});
