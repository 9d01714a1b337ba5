import { describe, expect, test } from "vitest";
import { leadFigure } from "~/domain/coach/parts/lead-figure";

const cited = [
  { value: "7 transactions" },
  { value: "$412.10", period: "Oct 2026" },
  { value: "$412.10", period: "Later" },
  { value: "$65.75" },
  { value: "$3,661.27" },
];
const opens = (text: string) => leadFigure(text, cited)?.value ?? null;

describe("the figure that an answer opens with", () => {
  test("is the amount of its first words, with the days of the figure behind it", () => {
    expect(leadFigure("You spent $412.10 on Restaurants last month, in 7 transactions.", cited)).toEqual({
      value: "$412.10",
      period: "Oct 2026",
    });
    expect(opens("You got back $412.10 so far this year.")).toBe("$412.10");
    expect(opens("Your budget for Restaurants has $65.75 left: you spent $34.25 of $100.00.")).toBe("$65.75");
    expect(opens("Your net worth, of what is linked and not left out, is $3,661.27.")).toBe("$3,661.27");
    expect(opens("You spent $412.10 last month. The most:\n\n- Rent: $65.75")).toBe("$412.10");
  });

  test("is what a calculation comes to, whatever it is made of", () => {
    const worked = [
      { value: "$706.00", period: "Oct 2026" },
      { value: "28%" },
      { value: "7.1 times" },
      { value: "$9.00" },
    ];
    const of = (text: string) => leadFigure(text, worked)?.value ?? null;
    expect(of("Together that's $706.00: $493.50 spent on Groceries and $212.50 spent on Restaurants.")).toBe("$706.00");
    expect(of("That's 28%: $1,400.00 spent on Rent, of the $5,000.00 you name.")).toBe("28%");
    expect(of("That's about 7.1 times over: $6,200.00 in savings, against $868.73 owed.")).toBe("7.1 times");
    expect(of("That leaves $9.00 a month: $10.00 earned, less $1.00 spent.")).toBe("$9.00");
    expect(of("That's $9.00 short: $1.00 earned, less $10.00 spent.")).toBeNull();
    expect(of("That's $9.00 less: $1.00 in savings, against $10.00 owed.")).toBeNull();
  });

  test("is none where the answer is a yes, a no, a day, or words", () => {
    for (const text of [
      "Yes. You spent $412.10 last month.",
      "Not now, because $412.10 is missing.",
      "You would be free of debt in March 2028, with $412.10 a month.",
      "About 3 months, if all of the $412.10 went toward it.",
      "I see no spending last month.\n\nYou spent $412.10 before.",
      "",
    ])
      expect(opens(text), text).toBeNull();
  });

  test("is none of two that stand beside each other, and none whose sign is in words", () => {
    for (const text of [
      "You spent $412.10 on weekends and $65.75 on weekdays.",
      "Your net worth was $412.10 in the red.",
      "You spent $412.10 last month. In that place:\n\n- Deli: $65.75",
    ])
      expect(opens(text), text).toBeNull();
  });

  test("is never an amount that isn't a figure of the answer", () => {
    expect(opens("You asked $900.00 of it.")).toBeNull();
    expect(leadFigure("You spent $412.10 last month.", [])).toBeNull();
  });
});
