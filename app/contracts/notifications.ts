import { z } from "zod";

/** Where the sheet was open: a path of ours, to come back to. */
export const MarkAllInput = z.object({ returnTo: z.string().max(200).regex(/^\/(?![/\\])[A-Za-z0-9/_-]*$/).catch("/") });
