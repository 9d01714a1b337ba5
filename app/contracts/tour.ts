import { z } from "zod";
import type { Toast } from "~/contracts/toast";

export const WELCOME: Toast = { title: "Welcome to Mind My Money!", description: "You are ready to go. Connect an account or set a goal to begin.", variant: "success" };

/** How the tour ended; only completing it says welcome. */
export const TourEnd = z.object({ how: z.enum(["done", "skipped"]) });
