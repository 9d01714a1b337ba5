import { expect, test } from "vitest";
import { INSIGHT_RULES } from "~/domain/insights/engine";
import {
  ALWAYS_TOLD,
  FINDING_KINDS,
  isWanted,
  NOTICE_KINDS,
  silentRules,
  wantedRules,
  wants,
} from "~/domain/notices/choices";
import { NOTICE_WORDS } from "~/texts/notifications";

const kind = (id: string) => {
  const found = NOTICE_KINDS.find((known) => known.id === id);
  if (!found) throw new Error(`no kind ${id}`);
  return found;
};

test("each finding belongs to one kind of notice, and what is urgent to none", () => {
  const named = NOTICE_KINDS.flatMap(({ rules }) => rules);
  expect(new Set(named).size).toBe(named.length);
  expect([...named].sort()).toEqual([...INSIGHT_RULES.map(({ id }) => id), "reminder"].sort());
  for (const rule of ALWAYS_TOLD) expect(named).not.toContain(rule);
});

test("what helps in distress is told always, and each kind says what it is about", () => {
  expect(ALWAYS_TOLD).toEqual(["distress"]);
  for (const { id } of NOTICE_KINDS) {
    const { name, about } = NOTICE_WORDS[id];
    expect([id, /^[A-Z]/.test(name), /^[A-Z\d]/.test(about)]).toEqual([id, true, true]);
  }
  const words = NOTICE_KINDS.flatMap(({ id }) => [id, NOTICE_WORDS[id].name, NOTICE_WORDS[id].about]);
  expect(new Set(words).size).toBe(words.length);
});

test("what nobody chose is told where it's told to everybody", () => {
  expect(isWanted([], kind("bills"), "bell")).toBe(true);
  expect(isWanted([], kind("bills"), "mail")).toBe(false);
  expect(isWanted([], kind("trial"), "mail")).toBe(true);
  expect(silentRules([]).size).toBe(0);
});

test("a choice holds for its kind and its place alone", () => {
  const choices = [
    { kind: "bills", channel: "bell", wanted: false },
    { kind: "goals", channel: "mail", wanted: false },
  ];
  expect([...silentRules(choices)].sort()).toEqual([...kind("bills").rules].sort());
  expect(isWanted(choices, kind("goals"), "bell")).toBe(true);
  expect(isWanted([{ kind: "bills", channel: "push", wanted: true }], kind("bills"), "push")).toBe(true);
});

test("away from the screen only the findings of a kind that was chosen there are told", () => {
  const choices = [
    { kind: "bills", channel: "mail", wanted: true },
    { kind: "goals", channel: "push", wanted: true },
  ];
  const all = NOTICE_KINDS.flatMap(({ rules }) => rules);
  expect([...wantedRules(choices, "mail")].sort()).toEqual([...kind("bills").rules].sort());
  expect([...wantedRules(choices, "push")].sort()).toEqual([...kind("goals").rules].sort());
  expect([...wantedRules([], "bell")].sort()).toEqual([...all].sort());
  expect(wantedRules([], "mail").size).toBe(0);
});

test("a kind is wanted by its id, and one that isn't there never", () => {
  expect([wants([], "trial", "mail"), wants([], "trial", "push"), wants([], "nothing", "mail")]).toEqual([
    ...[true, false, false],
  ]);
  expect(FINDING_KINDS).toEqual(NOTICE_KINDS.filter(({ rules }) => rules.length > 0).map(({ id }) => id));
  expect(FINDING_KINDS).not.toContain("week");
});
