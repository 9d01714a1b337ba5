// Writes of who isn't signed in: what runs. The forms that ask for a password twice check that before; the calls take it
// once.
import { AUTH_TEXTS } from "~/texts/auth";
import { LoggedInAnswer, RegisteredAnswer } from "~/contracts/answers/people";
import { MessageAnswer } from "~/contracts/answers/shapes";
import { EmailInput, LoginInput, RegisterFields, RegisterInput, ResetFields, ResetInput } from "~/contracts/auth";
import { NEW_NAME_COOKIE, setCookie } from "~/lib/cookies.server";
import { NoBody } from "~/lib/http-api.server";
import * as auth from "~/services/people/sign-in.server";
import * as recovery from "~/services/people/recovery.server";
import { anybody } from "./guard.server";
import { serve, WithHeaders } from "./serve.server";
import * as mutations from "./sign-in";

export const login = serve(mutations.login, {
  guard: anybody,
  input: LoginInput,
  output: LoggedInAnswer,
  run: async (_visitor, input, { request }) => {
    const { userId, firstName, headers } = await auth.login(input, request);
    return new WithHeaders({ id: userId, firstName }, headers);
  },
});

export const logout = serve(mutations.logout, {
  guard: anybody,
  input: NoBody,
  output: MessageAnswer,
  run: async (_visitor, _input, { request }) => new WithHeaders(LOGGED_OUT, await auth.logout(request)),
});

export const LOGGED_OUT = { message: AUTH_TEXTS.loggedOut };

export const register = serve(mutations.register, {
  guard: anybody,
  formInput: RegisterFields,
  input: RegisterInput,
  output: RegisteredAnswer,
  status: 201,
  run: async (_visitor, input, { request }) => {
    const made = await auth.register(input, request);
    return new WithHeaders(made, { "Set-Cookie": setCookie(NEW_NAME_COOKIE, input.username, 600) });
  },
});

export const forgotPassword = serve(mutations.forgotPassword, {
  guard: anybody,
  input: EmailInput,
  output: MessageAnswer,
  run: (_visitor, input, { request }) => recovery.forgotPassword(input, request),
});

export const forgotUsername = serve(mutations.forgotUsername, {
  guard: anybody,
  input: EmailInput,
  output: MessageAnswer,
  run: (_visitor, input, { request }) => recovery.forgotUsername(input, request),
});

export const resetPassword = serve(mutations.resetPassword, {
  guard: anybody,
  formInput: ResetFields,
  input: ResetInput,
  output: MessageAnswer,
  run: (_visitor, input, { request }) => recovery.resetPassword(input, request),
});
