import { z } from "zod";
import { TRUE_OR_FALSE } from "~/texts/fields";

/** Yes or no. A box that isn't ticked isn't sent at all; what is neither yes nor no is refused, never taken for a no. */
export const flag = z
  .union([z.boolean(), z.enum(["on", "true", "off", "false"])], {
    errorMap: () => ({ message: TRUE_OR_FALSE }),
  })
  .optional()
  .transform((value) => value === true || value === "on" || value === "true");
