import { expect, test, vi } from "vitest";
import { dayOf } from "~/domain/periods";

test("spellings of a zone that nobody uses can't pile up", () => {
  const instant = new Date("2025-03-05T04:30:00Z");
  const zone = "America/Argentina/Buenos_Aires";
  // Each bit says whether a letter is a capital: a thousand names of one zone, all of them valid.
  const spelling = (bits: number) =>
    [...zone].map((letter, index) => ((bits >> index) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join("");
  for (let bits = 0; bits < 2_000; bits++) expect(dayOf(instant, spelling(bits))).toBe("2025-03-05");
  // Long forgotten, so it is made anew; the newest is still at hand.
  const Formatter = Intl.DateTimeFormat;
  const made = vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function (...parameters) {
    return new Formatter(...parameters);
  });
  dayOf(instant, spelling(1_999));
  expect(made).not.toHaveBeenCalled();
  dayOf(instant, spelling(0));
  expect(made).toHaveBeenCalled();
  made.mockRestore();
});
