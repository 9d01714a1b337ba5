// Writes of one's own sign-in: devices, the password, the end of the account. Loaded by the server alone.
import { SECURITY_TEXTS } from "~/texts/security";
import type { Form } from "./mutation";

const here = { screen: "/security", redirect: () => "/security" } as const;

export const revokeDevice: Form<void> = { ...here, name: "revoke", toast: () => SECURITY_TEXTS.revoked };
export const revokeOthers: Form<number> = { ...here, name: "revoke-others", toast: () => SECURITY_TEXTS.othersRevoked };
export const changePassword: Form<void> = { ...here, name: "password", toast: () => SECURITY_TEXTS.changed };
export const confirmPassword: Form<void> = { ...here, name: "confirm", toast: () => SECURITY_TEXTS.confirmed };

export const deleteAccount: Form<void> = {
  name: "delete",
  screen: "/security",
  toast: () => SECURITY_TEXTS.deleted,
  redirect: () => "/landing",
};
