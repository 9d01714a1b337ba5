import { z } from "zod";
import { REPORT_PERIODS } from "~/domain/screens/report";
import { UNKNOWN_PERIOD } from "~/texts/fields";

/** Without a period it is the month; any other word is refused. */
export const PeriodQuery = z.enum(REPORT_PERIODS, { errorMap: () => ({ message: UNKNOWN_PERIOD }) }).default("month");
