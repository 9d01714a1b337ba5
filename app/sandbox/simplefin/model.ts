import { z } from "zod";

/** A name of this machine that is asked for nowhere: the practice bridge listens on another port after each start. */
export const PRACTICE_ORIGIN = "http://simplefin.localhost";

/** A token that can be used again and again, as SimpleFIN's own for trying out. */
export const PRACTICE_CODE = "practice";

const tokenOf = (code: string): string => Buffer.from(`${PRACTICE_ORIGIN}/claim/${code}`).toString("base64");
export const PRACTICE_TOKEN = tokenOf(PRACTICE_CODE);

/** What a claim has opened: who asks with this name and password sees the household of this seed. */
export const Access = z.object({ password: z.string(), seed: z.string(), from: z.string() });
export type Access = z.infer<typeof Access>;
