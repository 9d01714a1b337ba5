import { z } from "zod";
import { normalizePassword } from "~/domain/people/password-rules";
import { newPassword } from "./auth";

export type DeviceView = { id: string; label: string; current: boolean; createdAt: string; lastUsedAt: string };

export const RevokeInput = z.object({ device: z.string().regex(/^[0-9a-f]{16}$/) });

export const ChangePasswordForm = z
  .object({
    currentPassword: z
      .string({ required_error: "Current password is required" })
      .min(1, "Current password is required")
      .max(256),
    password: newPassword("Password must be at least 8 characters long"),
    confirmPassword: z
      .string({ required_error: "Please confirm your password" })
      .min(1, "Please confirm your password")
      .transform(normalizePassword),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords don't match",
  });

export const ConfirmPasswordForm = z.object({
  password: z.string({ required_error: "Password is required" }).min(1, "Password is required").max(256),
});
