// Why the assistant changes nothing, and what it knows of it; app/texts/money-mind.ts says it.

import type { GoalType } from "~/domain/goals/goals";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import type { OwnGoal } from "./find-goal";

export type AskReason =
  | "help"
  | "own"
  | "nothing"
  | "unclear"
  | "amounts"
  | "amount"
  | "name"
  | "dates"
  | "noDate"
  | "unreadDate"
  | "past"
  | "above"
  | "record"
  | "noGoals"
  | "whichDelete"
  | "oneDelete"
  | "sureDelete"
  | "unknownDelete"
  | "takeBack"
  | "whichProgress"
  | "unknownProgress"
  | "howMuch"
  | "addOrSet"
  | "setAbove"
  | "editGoal"
  | "notHappened";

export type AskDetails = {
  name?: string;
  type?: GoalType;
  amount?: Cents;
  amounts?: Cents[];
  day?: Day;
  goals?: readonly OwnGoal[];
};

export type Ask = { kind: "ask"; reason: AskReason; details: AskDetails };

export const askBack = (reason: AskReason, details: AskDetails = {}): Ask => ({ kind: "ask", reason, details });
