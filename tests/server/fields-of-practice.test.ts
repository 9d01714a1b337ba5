// What the practice bank, the practice checkout and the component page take, and what they say of the rest.
import { expect, test } from "vitest";
import type { z } from "zod";
import { BankModalStep, ConnectStep, LeaveStep, SignInStep } from "~/contracts/practice-bank";
import { CardInput, ClockInput, PAY_REFUSED, PayInput, PRACTICE_CARDS } from "~/contracts/practice-payment";
import { SampleInput, ToastChoice } from "~/contracts/style-guide";
import { type Sent, long, said } from "../support/said-of";

const SIGN_IN = { username: "user_good", password: "pass_good" };
const SAMPLE = { name: "Ada", amount: "12", kind: "debt" };

test.each<[string, z.ZodTypeAny, Sent, string, unknown[], unknown[]]>([
  ["a sign-in", SignInStep, SIGN_IN, "institution", [undefined, "", long(40)], [long(41), 5]],
  ["a sign-in", SignInStep, SIGN_IN, "username", ["", long(80)], [undefined, long(81)]],
  ["a sign-in", SignInStep, SIGN_IN, "password", ["", long(80)], [undefined, long(81)]],
  [
    "accounts",
    ConnectStep,
    SIGN_IN,
    "roles",
    [undefined, "", "a", Array(10).fill(long(20))],
    [Array(11).fill("a"), long(21)],
  ],
  [
    "a step",
    BankModalStep,
    { step: "signin" },
    "step",
    ["signin", "connect", "leave", "resume"],
    [undefined, "", "other"],
  ],
  ["a step", BankModalStep, { step: "connect" }, "institution", [undefined, long(40)], [long(41)]],
  ["a step", BankModalStep, { step: "connect" }, "username", [undefined, long(80)], [long(81)]],
  ["a step", BankModalStep, { step: "connect" }, "password", [undefined, long(80)], [long(81)]],
  ["a step", BankModalStep, { step: "connect" }, "state", [undefined, long(80)], [long(81)]],
  [
    "a step",
    BankModalStep,
    { step: "connect" },
    "roles",
    [undefined, Array(10).fill(long(20))],
    ["a", Array(11).fill("a"), [long(21)]],
  ],
  ["a payment", PayInput, {}, "card", [...PRACTICE_CARDS], [undefined, "", "gold"]],
  ["a card", CardInput, {}, "card", ["none", "works", "fails_later"], ["declined", undefined]],
  ["a clock", ClockInput, {}, "to", ["tomorrow", "period_end"], ["yesterday", undefined]],
  ["a message", ToastChoice, {}, "variant", ["default", "success", "error"], ["other", undefined]],
  ["a sample", SampleInput, SAMPLE, "amount", ["0", "12", "12.34"], ["", "-1", "1.2", "1.234", "x1", "1x", ".50"]],
  ["a sample", SampleInput, SAMPLE, "kind", ["savings", "debt"], [undefined, "other"]],
  ["a sample", SampleInput, SAMPLE, "name", ["Ada", long(80)], [undefined, "", " ab "]],
  ["a sample", SampleInput, SAMPLE, "note", [undefined, "", long(200)], [long(201)]],
])("%s: %s", (_, schema, base, field, taken, refused) => {
  const asked = (value: unknown) =>
    Object.keys(said(schema, { ...base, [field]: value })).some((at) => at.split(".")[0] === field);
  expect(taken.filter(asked)).toEqual([]);
  expect(refused.filter((value) => !asked(value))).toEqual([]);
});

test("what isn't sent is nothing, and one of several is a list", () => {
  expect(BankModalStep.parse({ step: "leave" })).toEqual({
    ...{ step: "leave", institution: "", username: "", password: "", roles: [], state: "" },
  });
  expect(SignInStep.parse(SIGN_IN).institution).toBe("");
  expect(
    [undefined, "", "checking", ["a", "b"]].map((roles) => ConnectStep.parse({ ...SIGN_IN, roles }).roles),
  ).toEqual([...[[], [], ["checking"], ["a", "b"]]]);
  expect(LeaveStep.parse({ more: 1 })).toEqual({});
  expect(SampleInput.parse({ ...SAMPLE, name: " Ada " }).name).toBe("Ada");
});

test("what is said of what isn't taken", () => {
  expect(said(PayInput, {})).toEqual({ card: "Choose a card." });
  expect(said(SampleInput, { name: "ab", amount: "lots", kind: "x", note: long(201) })).toEqual({
    ...{ name: "Please enter at least 3 characters", amount: "Please enter a valid positive number." },
    ...{ kind: "Please choose one", note: "Please use at most 200 characters" },
  });
  expect(Object.values(PAY_REFUSED).filter((text) => !/^\S.*\.$/.test(text))).toEqual([]);
});
