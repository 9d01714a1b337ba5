import type { NotificationsData } from "~/contracts/notifications";
import type { PlaceQuestions } from "~/domain/coach/parts/places";
import type { OwnCategory } from "~/domain/categories/own";
import type { Day } from "~/domain/periods";
import type { TrialProfile } from "~/domain/billing/trial";

/** What the frame around every screen needs to know; never more than that. */
export type ShellUser = { firstName: string; lastName: string; email: string; isAdmin: boolean; isPremium: boolean };

export type ShellData = {
  /** Null on the demo screen: the frame then offers 'Sign In' instead of 'Logout'. */
  user: ShellUser | null;
  /** The bell's count (no badge at 0), and the sheet's list while it is open. */
  notifications: NotificationsData;
  /** Which providers are sandboxes: a discreet mark says so. */
  sandbox: { bank: boolean; billing: boolean };
  /** Given while the banner above the content has something to say about the trial, and its offer wasn't put away. */
  trial: TrialProfile | null;
  /** The floating coach: for signed-in people whose plan opens it. */
  hasCoach: boolean;
  /** What the coach's panel offers where it is open. */
  panel: PlaceQuestions | null;
  /** How many rows wait to be reviewed, for the menu; 100 stands for more, too. */
  toReview: number;
  /** The person's own categories, for every list to choose one from. */
  ownCategories: OwnCategory[];
  now: Date;
  /** The day that the screen counts from, and the zone whose day it is. */
  today: Day;
  timeZone: string;
};
