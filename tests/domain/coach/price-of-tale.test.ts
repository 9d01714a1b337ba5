// A tale's price and its last question, read together and without the rest.
import { describe, expect, test } from "vitest";
import { linesOf, readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

describe("a tale with a price that asks whether it can be done", () => {
  test.each(linesOf("price-of-tale").map((line) => line.split(" → ")))("%s → %s", (text = "", read = "") =>
    expect(readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today)).toBe(read),
  );
});
