import { expect, test } from "vitest";
import { bestMatch } from "~/components/transactions/category-field";

const dog = { id: "d", name: "Travel with the dog", parent: "travel", glyph: null } as const;

test("typing picks what begins so, then what holds it, of one's own first", () => {
  expect(bestMatch("gro", [dog])).toBe("groceries");
  expect(bestMatch(" TRAV", [dog])).toBe("own:d");
  expect(bestMatch("trav", [])).toBe("travel");
  expect(bestMatch("fitness", [dog])).toBe("health_fitness");
  expect([bestMatch("", [dog]), bestMatch("zzz", [dog])]).toEqual([null, null]);
});
