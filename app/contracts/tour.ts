import { z } from "zod";

/** How the tour ended; only completing it says welcome. */
export const TourEnd = z.object({ how: z.enum(["done", "skipped"]) });
