// Ids sort as they were made, whatever the machine's clock does.
import { afterEach, expect, test } from "vitest";
import { newId } from "~/lib/db.server";

const { now } = Date;
afterEach(() => void Object.assign(Date, { now }));

const setTime = (time: string) => void Object.assign(Date, { now: () => Date.parse(time) });
const make = (count: number) => Array.from({ length: count }, newId);

test("ids sort in the order they were made, however many in one millisecond", () => {
  setTime("2099-11-21T12:00:00Z");
  const ids = make(70_000);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
});

test("and when the clock is set back", () => {
  setTime("2099-11-22T12:00:00Z");
  const before = make(10);
  setTime("2099-11-22T11:59:00Z");
  const ids = [...before, ...make(10)];
  expect([...ids].sort()).toEqual(ids);
});

test("an id says its millisecond and its place within it, and is a matter of chance behind that", () => {
  setTime("2099-11-23T12:00:00Z");
  const ids = make(600);
  const time = Date.now().toString(16).padStart(12, "0");
  expect(ids.map((id) => id.slice(0, 16))).toEqual(ids.map((_, at) => `${time}${at.toString(16).padStart(4, "0")}`));
  expect(new Set(ids.map((id) => id.slice(16))).size).toBe(ids.length);
  setTime("2099-11-23T12:00:01Z");
  expect(newId().slice(12, 16)).toBe("0000");
});
