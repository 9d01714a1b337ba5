// Requests of sign-in, with the specification's messages. The same schemas serve the forms and the endpoints.
import { z } from "zod";
import { normalizePassword, PASSWORD_LENGTH } from "~/domain/people/password-rules";

const required = (message: string) =>
  z.string({ required_error: message, invalid_type_error: message }).trim().min(1, message);
export const personName = (message: string) =>
  required(message).pipe(z.string().max(60, "Please use at most 60 characters"));

/** Counted as it is kept. */
export const newPassword = (message: string) =>
  z
    .string({ required_error: message, invalid_type_error: message })
    .transform(normalizePassword)
    .pipe(
      z
        .string()
        .min(PASSWORD_LENGTH.least, message)
        .max(PASSWORD_LENGTH.most, "Password must have at most 256 characters"),
    );
const email = (message: string) =>
  z
    .string({ required_error: message, invalid_type_error: message })
    .trim()
    .max(254, message)
    .email(message)
    .transform((text) => text.toLowerCase());

export const username = z
  .string({
    required_error: "Username must be at least 3 characters",
    invalid_type_error: "Username must be at least 3 characters",
  })
  .trim()
  .min(3, "Username must be at least 3 characters")
  .max(40, "Username must have at most 40 characters")
  .regex(/^[\p{L}\p{N}._@+-]+$/u, "Please use letters, digits and . _ - only")
  .transform((text) => text.toLowerCase());

export const LoginInput = z.object({
  username: required("Username is required")
    .pipe(z.string().max(254))
    .transform((text) => text.toLowerCase()),
  password: z
    .string({ required_error: "Password is required", invalid_type_error: "Password is required" })
    .min(1, "Password is required")
    .max(256, "Password is required"),
});

export const RegisterInput = z.object({
  firstName: personName("First name is required"),
  lastName: personName("Last name is required"),
  email: email("Valid email is required"),
  username,
  password: newPassword("Password must be at least 8 characters"),
  /** What an invitation's link says, where only who is invited may register. */
  invitation: z.string().max(100).optional(),
});

/** The form also asks for the password a second time; that field is not sent to the endpoint. */
export const RegisterForm = RegisterInput.extend({
  confirmPassword: z
    .string({ required_error: "Please confirm your password" })
    .min(1, "Please confirm your password")
    .transform(normalizePassword),
}).refine((form) => form.password === form.confirmPassword, {
  path: ["confirmPassword"],
  message: "Passwords do not match",
});

export const EmailInput = z.object({ email: email("Please enter a valid email address") });

export const ResetInput = z.object({
  token: z.string().min(1).max(200),
  password: newPassword("Password must be at least 8 characters long"),
});

export const ResetForm = ResetInput.extend({
  confirmPassword: z
    .string({ required_error: "Confirm password must be at least 8 characters long" })
    .transform(normalizePassword)
    .pipe(z.string().min(8, "Confirm password must be at least 8 characters long")),
}).refine((form) => form.password === form.confirmPassword, {
  path: ["confirmPassword"],
  message: "Passwords don't match",
});

export type LoginInput = z.output<typeof LoginInput>;
export type RegisterInput = z.output<typeof RegisterInput>;
export type ResetInput = z.output<typeof ResetInput>;
