// Which names a measure takes as its subject, and words that are taken for a name which nobody knows. By the rules alone, asked
// of the approved answers' household.
import { expect, test } from "vitest";
import { notationOf } from "~/domain/coach/query/notation";
import { readingsOf } from "~/domain/coach/reading/readings";
import { spot } from "~/domain/coach/reading/spot";
import { TODAY, WHO } from "./approved/household";

/** The likeliest reading for the measure that it's labelled with. */
function read(text: string, label: string): string {
  const found = readingsOf(spot(text, WHO), WHO).flatMap(({ asked, isFramed }) =>
    asked.is === "query" && asked.query.measure === label.split(" ")[0] && !isFramed ? [asked.query] : [],
  );
  return found[0] ? notationOf(found[0], TODAY) : "none";
}

test.each([
  ["what did i spend at zyxwolf last month", "spent at:zyxwolf 2026-10"],
  ["what did i spend at the zyxwolf", "spent at:zyxwolf"],
  ["spent from zyxwolf", "spent at:zyxwolf"],
  ["paid to zyxwolf", "spent at:zyxwolf"],
  ["spent on zyxwolf", "spent at:zyxwolf"],
  ["spent with zyxwolf", "spent at:zyxwolf"],
  ["paid for zyxwolf", "spent at:zyxwolf"],
  ["spent by zyxwolf", "spent"],
  ["spent at zyxwolf in october", "spent at:zyxwolf 2026-10"],
  ["spent at zyxwolf, please", "spent at:zyxwolf"],
  ["spent at my a zyxwolf", "spent at:zyxwolf"],
  ["spent at house", "spent"],
  ["spent at it", "spent"],
  ["spent at 9", "spent"],
  ["spent at z", "spent"],
  ["zyxwolf last month", "spent at:zyxwolf 2026-10"],
  ["zyxwolf this year", "spent at:zyxwolf 2026"],
  ["zyxwolf spending", "spent at:zyxwolf"],
  ["zyx zyw last month", "spent at:zyx_zyw 2026-10"],
  ["zy last month", "spent 2026-10"],
  ["zyxwolf and last month", "spent 2026-10"],
  ["how much did zyxwolf cost me", "spent at:zyxwolf"],
  ["what has zyxwolf charged", "spent at:zyxwolf"],
  ["does zyxwolf charge", "spent yes-no at:zyxwolf"],
  ["how many zyxwolf orders", "spent count at:zyxwolf"],
  ["how many zyxwolf", "spent count"],
  ["noodle barn last month", "spent at:noodle_barn 2026-10"],
  ["spent at noodle barn", "spent at:noodle_barn"],
  ["noodle last month", "spent at:noodle_house 2026-10"],
  ["noodle charged me", "spent at:noodle_house"],
  ["spent shelling out", "spent"],
  ["spent groceries on the blue card", "spent on:groceries in:card"],
  ["spent in checking", "spent kind:checking"],
  ["spent on loans", "spent"],
  ["earned from zyxwolf", "earned at:zyxwolf"],
  ["earned at zyxwolf", "earned"],
  ["earned from acme", "earned at:acme_payroll"],
  ["earned from the zyxwolf corp in october", "earned at:zyxwolf_corp 2026-10"],
  ["moved to savings", "moved kind:savings"],
  ["moved into checking and savings", "moved kind:checking+savings"],
  ["interest on the blue card", "interest in:card"],
  ["interest on cards", "interest kind:credit"],
  ["fees on checking", "fees list kind:checking"],
  ["fees at noodle house", "fees list"],
  ["refunded at noodle house", "refunded at:noodle_house"],
])("'%s' is %s", (text, label) => expect(read(text, label)).toBe(label));
