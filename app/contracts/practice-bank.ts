import { z } from "zod";

const many = (value: unknown) => (value === undefined || value === "" ? [] : Array.isArray(value) ? value : [value]);

/** What a person does in the practice bank: sign in, connect the chosen accounts, or leave. */
export const SignInStep = z.object({
  institution: z.string().max(40).default(""),
  username: z.string().max(80),
  password: z.string().max(80),
});
export const ConnectStep = SignInStep.extend({ roles: z.preprocess(many, z.array(z.string().max(20)).max(10)) });
export const LeaveStep = z.object({});

export const BankModalStep = z.object({
  step: z.enum(["signin", "connect", "leave", "resume"]),
  institution: z.string().max(40).default(""),
  username: z.string().max(80).default(""),
  password: z.string().max(80).default(""),
  roles: z.array(z.string().max(20)).max(10).default([]),
  /** Brought back from a bank's own site. */
  state: z.string().max(80).default(""),
});
export type BankModalStep = z.output<typeof BankModalStep>;
