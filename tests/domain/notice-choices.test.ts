import { expect, test } from "vitest";
import { INSIGHT_RULES } from "~/domain/insights/engine";
import { ALWAYS_TOLD, isWanted, NOTICE_KINDS, silentRules } from "~/domain/notices/choices";
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
