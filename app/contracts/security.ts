import { z } from "zod";
import { normalizePassword } from "~/domain/people/password-rules";
import { SECURITY_FIELDS } from "~/texts/security";
import { newPassword } from "./auth";

export type DeviceView = { id: string; label: string; current: boolean; createdAt: string; lastUsedAt: string };

export const RevokeInput = z.object({ device: z.string().regex(/^[0-9a-f]{16}$/) });

export const ChangePasswordForm = z
  .object({
    currentPassword: z.string({ required_error: SECURITY_FIELDS.current }).min(1, SECURITY_FIELDS.current).max(256),
    password: newPassword(SECURITY_FIELDS.password),
    confirmPassword: z
      .string({ required_error: SECURITY_FIELDS.again })
      .min(1, SECURITY_FIELDS.again)
      .transform(normalizePassword),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: SECURITY_FIELDS.differ,
  });

export const ConfirmPasswordForm = z.object({
  password: z.string({ required_error: SECURITY_FIELDS.required }).min(1, SECURITY_FIELDS.required).max(256),
});
