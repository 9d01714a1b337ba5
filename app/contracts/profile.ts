import type { z } from "zod";
import type { ProfileAnswer } from "~/contracts/answers/people";

/** The answer of GET /api/users/profile. */
export type Profile = z.output<typeof ProfileAnswer>;
