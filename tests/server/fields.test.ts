// What is taken of a form's fields and an archive's, at its edges; what a refused form shows again; and what an error is.
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { cents, count, day, id, isOurPath, jsonValue, kind, month, tags, text, time } from "~/contracts/archive-values";
import { AppError, STATUS_OF } from "~/contracts/errors";
import { flag } from "~/contracts/flag";
import { repeatable, visibleFields } from "~/contracts/form";
import { DollarsInput, PositiveDollars } from "~/contracts/money";

const read = (schema: z.ZodTypeAny, value: unknown): unknown => {
  const found = schema.safeParse(value);
  return found.success ? found.data : found.error.issues.map(({ message }) => message);
};

describe("money that is entered", () => {
  test.each<[unknown, number]>([
    ["0.01", 1],
    ["$1,200.50", 120_050],
    [12.34, 1_234],
    [0.29, 29],
  ])("%j is %d cents", (value, found) => expect(read(PositiveDollars, value)).toBe(found));

  test.each([["0"], [0], ["-1"], [-1], ["1.234"], [1.234], ["lots"], [""], [Number.NaN]])("%j is refused", (value) => {
    const [said] = [read(PositiveDollars, value)].flat();
    expect(said).toBe(
      Number.isNaN(value) ? "Invalid input" : "Please enter an amount above 0 with at most 2 decimals.",
    );
  });

  test("text and numbers are amounts to be read; nothing else is", () => {
    expect([read(DollarsInput, "x"), read(DollarsInput, 5)]).toEqual(["x", 5]);
    for (const value of [null, true, [], {}, undefined]) expect(DollarsInput.safeParse(value).success).toBe(false);
  });
});

test("yes and no in each of their forms, and what is neither", () => {
  expect([true, "on", "true", false, "off", "false", undefined].map((value) => read(flag, value))).toEqual([
    ...[true, true, true, false, false, false, false],
  ]);
  expect(read(flag, "yes")).toEqual(["Please answer with true or false."]);
});

describe("a refused form", () => {
  const entered = {
    intent: "x",
    formKey: "k",
    __rvfInternalFormId: "f",
    subaction: "s",
    name: "Bike",
    tag: ["a", "b"],
  };

  test("shows what was entered, without what it needs for itself", () => {
    expect(visibleFields(entered)).toEqual({ name: "Bike", tag: ["a", "b"] });
  });

  test("shows no password and no token again", () => {
    const secret = { password: "p", newPassword: "p", PASSWORD: "p", resetToken: "t", token: "t", passphrase: "kept" };
    expect(repeatable({ ...entered, ...secret })).toEqual({ name: "Bike", tag: ["a", "b"], passphrase: "kept" });
  });
});

describe("an error", () => {
  test("has a status for each of its kinds", () => {
    expect(STATUS_OF).toEqual({
      ...{ bad_request: 400, unauthorized: 401, forbidden: 403, gated: 403, not_found: 404, conflict: 409 },
      ...{ too_slow: 408, too_large: 413, unsupported: 415, unprocessable: 422, too_many: 429, unavailable: 503 },
    });
  });

  test("keeps what is said, and what else is known", () => {
    const cause = new Error("why");
    const fieldErrors = { name: "Please enter a name." };
    const error = new AppError("too_many", "Please wait.", { title: "Slow down", fieldErrors, retryAfter: 9, cause });
    expect(error).toMatchObject({
      ...{ name: "AppError", code: "too_many", message: "Please wait.", userMessage: "Please wait.", status: 429 },
      ...{ title: "Slow down", fieldErrors, retryAfter: 9, cause },
    });
    const plain = new AppError("not_found", "Gone.");
    expect([plain.title, plain.fieldErrors, plain.retryAfter, plain.cause]).toEqual(Array(4).fill(undefined));
    expect(plain).toBeInstanceOf(Error);
  });
});

describe("what an archive's fields hold", () => {
  const nested = (depth: number): unknown => (depth === 0 ? "x" : [nested(depth - 1)]);
  test.each<[string, z.ZodTypeAny, readonly unknown[], readonly unknown[]]>([
    ["text", text(3), ["", "abc"], ["abcd", 5, null]],
    ["an id", id, ["a", "a".repeat(400)], ["", "a".repeat(401), 5]],
    ["a day", day, ["2026-02-28", "2028-02-29"], ["2026-02-29", "2026-2-1", "2026-02", ""]],
    ["a month", month, ["2026-02"], ["2026-13", "2026-02-01", ""]],
    [
      "a time",
      time,
      ["2026-02-28T10:11:12", "2026-02-28T10:11:12.1", "2026-02-28T10:11:12.123456"],
      [
        ...["2026-02-28T10:11:12Z", "2026-02-28 10:11:12", "2026-02-28T10:11:12.", "2026-02-28T10:11:12.1234567"],
        ...[" 2026-02-28T10:11:12", "x2026-02-28T10:11:12", "226-02-28T10:11:12", "2026-02-28T10:11"],
      ],
    ],
    ["cents", cents, [0, 999_999_999_999, -999_999_999_999], [0.5, 1e12, -1e12, "5", null]],
    ["a count", count, [0, 1_000_000_000], [-1, 1_000_000_001, 0.5]],
    ["tags", tags, [[], ["a".repeat(60)], Array(20).fill("a")], [["a".repeat(61)], Array(21).fill("a"), "a"]],
    ["a kind", kind, ["spending", "income"], ["other", ""]],
    [
      "whatever was kept",
      jsonValue,
      [null, 5, "x", [], { a: { href: "/goals" } }, { href: 5 }, nested(20), { href: "" }, { href: "?a=1" }],
      [
        undefined,
        nested(21),
        { href: "//elsewhere" },
        { a: [{ href: "https://elsewhere" }] },
        { href: "/\\elsewhere" },
      ],
    ],
  ])("%s", (_, schema, taken, refused) => {
    expect(taken.filter((value) => !schema.safeParse(value).success)).toEqual([]);
    expect(refused.filter((value) => schema.safeParse(value).success)).toEqual([]);
  });

  test.each([
    ["", true],
    ["/", true],
    ["/goals?a=1", true],
    ["#top", true],
    ["?a=1", true],
    ["//elsewhere", false],
    ["/\\elsewhere", false],
    ["https://elsewhere", false],
    ["goals", false],
    ["javascript:x", false],
  ])("'%s' is a path of ours: %s", (href, isOurs) => expect(isOurPath(href)).toBe(isOurs));
});
