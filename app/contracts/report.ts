import { z } from "zod";
import { REPORT_PERIODS } from "~/domain/screens/report";

/** Without a period it is the month; any other word is refused. */
export const PeriodQuery = z
  .enum(REPORT_PERIODS, { errorMap: () => ({ message: "The period is week or month." }) })
  .default("month");
