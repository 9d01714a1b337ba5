// Hints that somebody doesn't want to go on living, and sentences about money that sound alike.
import { describe, expect, test } from "vitest";
import { careFor } from "~/domain/coach/care/care";
import { careNoticed } from "~/domain/coach/learned/noticed-care";
import { linesOf } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const heard = (text: string) => careFor(text, SAMPLE_PERSON.today)?.id ?? careNoticed(text, SAMPLE_PERSON) ?? "none";

describe("a reason to go on", () => {
  test.each(linesOf("care-go-on").map((line) => line.split(" | ")))("%s: %s", (topic = "", text = "") =>
    expect(heard(text)).toBe(topic),
  );
});
