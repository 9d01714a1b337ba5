// Who may write.
import { AppError } from "~/contracts/errors";
import type { CurrentUser } from "~/lib/auth.server";
import { assertAccess, type EndpointAccess } from "~/lib/http-api.server";
import { REFUSALS } from "~/texts/refusals";

export type Visitor = CurrentUser | null;

export type Guard<Who> = {
  access: EndpointAccess;
  /** Throws where the visitor may not. */
  admit: (visitor: Visitor) => Who;
};

export const anybody: Guard<Visitor> = { access: { open: true }, admit: (visitor) => visitor };

export function signedIn(access: EndpointAccess = {}): Guard<CurrentUser> {
  return {
    access,
    admit(visitor) {
      if (!visitor) throw new AppError("unauthorized", access.signedOut ?? REFUSALS.any.notLoggedIn);
      assertAccess(visitor, access);
      return visitor;
    },
  };
}
