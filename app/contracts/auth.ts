// Requests of sign-in, with the specification's messages. The same schemas serve the forms and the endpoints.
import { z } from "zod";
import { normalizePassword, PASSWORD_LENGTH } from "~/domain/people/password-rules";
import { AUTH_FIELDS } from "~/texts/auth";

const required = (message: string) =>
  z.string({ required_error: message, invalid_type_error: message }).trim().min(1, message);
export const personName = (message: string) => required(message).pipe(z.string().max(60, AUTH_FIELDS.longName));

/** Counted as it is kept. */
export const newPassword = (message: string) =>
  z
    .string({ required_error: message, invalid_type_error: message })
    .transform(normalizePassword)
    .pipe(z.string().min(PASSWORD_LENGTH.least, message).max(PASSWORD_LENGTH.most, AUTH_FIELDS.longPassword));
const email = (message: string) =>
  z
    .string({ required_error: message, invalid_type_error: message })
    .trim()
    .max(254, message)
    .email(message)
    .transform((text) => text.toLowerCase());

export const username = z
  .string({
    required_error: AUTH_FIELDS.username,
    invalid_type_error: AUTH_FIELDS.username,
  })
  .trim()
  .min(3, AUTH_FIELDS.username)
  .max(40, AUTH_FIELDS.longUsername)
  .regex(/^[\p{L}\p{N}._@+-]+$/u, AUTH_FIELDS.usernameLetters)
  .transform((text) => text.toLowerCase());

export const LoginInput = z.object({
  username: required(AUTH_FIELDS.usernameRequired)
    .pipe(z.string().max(254))
    .transform((text) => text.toLowerCase()),
  password: z
    .string({ required_error: AUTH_FIELDS.passwordRequired, invalid_type_error: AUTH_FIELDS.passwordRequired })
    .min(1, AUTH_FIELDS.passwordRequired)
    .max(256, AUTH_FIELDS.passwordRequired),
});

export const RegisterInput = z.object({
  firstName: personName(AUTH_FIELDS.firstName),
  lastName: personName(AUTH_FIELDS.lastName),
  email: email(AUTH_FIELDS.email),
  username,
  password: newPassword(AUTH_FIELDS.password),
  /** What an invitation's link says, where only who is invited may register. */
  invitation: z.string().max(100).optional(),
});

/** The form also asks for the password a second time; that field is not sent to the endpoint. */
export const RegisterFields = RegisterInput.extend({
  confirmPassword: z
    .string({ required_error: AUTH_FIELDS.again })
    .min(1, AUTH_FIELDS.again)
    .transform(normalizePassword),
}).refine((form) => form.password === form.confirmPassword, {
  path: ["confirmPassword"],
  message: AUTH_FIELDS.differ,
});

export const EmailInput = z.object({ email: email(AUTH_FIELDS.anyEmail) });

export const ResetInput = z.object({
  token: z.string().min(1).max(200),
  password: newPassword(AUTH_FIELDS.newPassword),
});

export const ResetFields = ResetInput.extend({
  confirmPassword: z
    .string({ required_error: AUTH_FIELDS.newAgain })
    .transform(normalizePassword)
    .pipe(z.string().min(8, AUTH_FIELDS.newAgain)),
}).refine((form) => form.password === form.confirmPassword, {
  path: ["confirmPassword"],
  message: AUTH_FIELDS.newDiffer,
});

export type LoginInput = z.output<typeof LoginInput>;
export type RegisterInput = z.output<typeof RegisterInput>;
export type ResetInput = z.output<typeof ResetInput>;
