// What a browser tells when it's to be told things.
import { z } from "zod";

const key = (bytes: number) =>
  z
    .string()
    .max(200)
    .regex(/^[\w-]+={0,2}$/)
    .refine((text) => Math.floor((text.replace(/=+$/, "").length * 6) / 8) === bytes);

export const PushForm = z.object({
  endpoint: z
    .string()
    .max(1000)
    .url()
    .refine((text) => /^https:\/\/[^/@:]+(\/|$)/.test(text)),
  /** The browser's public key, and a secret of it and ours. */
  p256dh: key(65),
  auth: key(16),
});
export type PushForm = z.output<typeof PushForm>;
