import { z } from "zod";

export type DeviceView = { id: string; label: string; current: boolean; createdAt: string; lastUsedAt: string };

export const RevokeInput = z.object({ device: z.string().regex(/^[0-9a-f]{16}$/) });

export const ChangePasswordForm = z
  .object({
    currentPassword: z.string({ required_error: "Current password is required" }).min(1, "Current password is required").max(256),
    password: z.string({ required_error: "Password must be at least 8 characters long" }).min(8, "Password must be at least 8 characters long").max(256),
    confirmPassword: z.string({ required_error: "Please confirm your password" }).min(1, "Please confirm your password"),
  })
  .refine((form) => form.password === form.confirmPassword, { path: ["confirmPassword"], message: "Passwords don't match" });

export const ConfirmPasswordForm = z.object({
  password: z.string({ required_error: "Password is required" }).min(1, "Password is required").max(256),
});

export const DELETE_WORD = "delete";

/** Typed, because nothing brings an account back. */
export const DeleteAccountForm = z.object({
  confirmation: z
    .string({ required_error: `Please type ${DELETE_WORD}` })
    .trim()
    .toLowerCase()
    .refine((text) => text === DELETE_WORD, `Please type ${DELETE_WORD}`),
});

export const SECURITY_TEXTS = {
  revoked: { title: "Device signed out", description: "It has to log in again.", variant: "success" },
  othersRevoked: { title: "Other devices signed out", description: "Only this device is still signed in.", variant: "success" },
  confirmed: { title: "Password confirmed", description: "For the next 10 minutes you can download your data or delete your account.", variant: "success" },
  deleted: { title: "Account deleted", description: "Your account and everything in it are gone. A mail confirms it.", variant: "success" },
  confirmFirst: { title: "Please confirm your password", description: "Your data and your account want a password that was given in the last 10 minutes.", variant: "error" },
  changed: { title: "Password updated", description: "Your other devices were signed out.", variant: "success" },
} as const;
