// What a group of a ranking or a trend is called.

import { monthLabel } from "~/domain/periods";
import type { Grouping } from "~/domain/coach/query/algebra";
import type { Household } from "~/domain/coach/query/data";
import type { Group } from "./flow-groups";
import type { FlowWording } from "./flow-words";
import { nameOfCategory } from "~/domain/coach/query/phrases";

/** What a group is called, as text with a placeholder where it is a name or a date. */
export function groupName({ key }: Group, by: Grouping, { household, notes }: FlowWording, tag: string): string {
  switch (by) {
    case "category":
      return nameOfCategory(key);
    case "merchant":
    case "tag":
      return notes.name(tag, key);
    case "account":
      return notes.name(tag, household.accounts.find(({ id }) => id === key)?.name ?? "another account");
    case "month":
      return notes.add(tag, "Month", { unit: "month", month: key });
    case "quarter":
      return notes.name(tag, quarterName(key));
    case "weekday":
      return notes.name(
        tag,
        ["Sundays", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays"][Number(key)] ?? key,
      );
    case "week":
    case "day":
      return notes.day(tag, by === "week" ? "Week from" : "Day", key);
  }
}

/** 'Q3 2026' */
const quarterName = (first: string): string => `Q${Math.ceil(Number(first.slice(5, 7)) / 3)} ${first.slice(0, 4)}`;

export const groupLabel = ({ key }: Group, by: Grouping, household: Household): string =>
  by === "category"
    ? nameOfCategory(key)
    : by === "account"
      ? (household.accounts.find(({ id }) => id === key)?.name ?? key)
      : by === "month"
        ? monthLabel(key)
        : by === "quarter"
          ? quarterName(key)
          : key;
