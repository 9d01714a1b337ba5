// Sign-in with scripts: the documented calls with their exact payloads, then toast, pause and the next screen.
import { mutate } from "~/client/api/mutate";
import { fieldsOf, type Fields } from "~/mutations/mutation";
import { login } from "~/mutations/sign-in";
import { rememberUsername } from "./remember-username";

const LOGIN_PAUSE_MS = 500;

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

export function callLogin(form: FormData) {
  const { username = "", ...others } = fieldsOf(form);
  const fields: Fields = { ...others, username: username.trim() };
  return mutate(login, fields, {
    done: () => {
      rememberUsername("rememberMe" in fields ? username.trim() : null);
      return pause(LOGIN_PAUSE_MS);
    },
  });
}
