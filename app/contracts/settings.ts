// What the settings' forms send.
import { z } from "zod";
import { NOTICE_KINDS } from "~/domain/notices/choices";
import { isTimeZone } from "~/domain/periods";
import { AUTH_FIELDS } from "~/texts/auth";
import { SETTINGS_FIELDS } from "~/texts/settings";
import { personName, username } from "./auth";
import { flag } from "./flag";

export const ProfileForm = z.object({
  firstName: personName(AUTH_FIELDS.firstName),
  lastName: personName(AUTH_FIELDS.lastName),
  username,
});
export type ProfileForm = z.output<typeof ProfileForm>;

const timeZone = z
  .string()
  // As the list shows them.
  .transform((zone) => zone.replaceAll(" ", "_"))
  .refine(isTimeZone, SETTINGS_FIELDS.zone);

/** Empty: as the browser tells. */
export const ZoneForm = z.object({ timeZone: z.union([z.literal(""), timeZone]) });

/** A path of ours, to come back to. */
const cameFrom = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])[A-Za-z0-9/_-]*$/);

/** Where no script can tell: whoever looks at the page, signed in or not. */
export const VisitorZoneForm = z.object({ timeZone, from: cameFrom.catch("/") });

export const THEMES = ["system", "light", "dark"] as const;
export const ThemeForm = z.object({ theme: z.enum(THEMES) });

/** Where it was pressed: a path of ours, to come back to. */
export const AmountsForm = z.object({
  hidden: flag,
  returnTo: cameFrom.catch("/settings"),
});

export const LockForm = z.object({ locks: flag });

const OFFERED = NOTICE_KINDS.flatMap(({ id, places }) => places.map((channel) => `${id}:${channel}`));
const many = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** The boxes that are ticked; all others that were offered are not. */
export const NoticesForm = z
  .object({ notice: z.preprocess(many, z.array(z.string().max(40)).max(100)) })
  .transform(({ notice }) =>
    OFFERED.map((name) => {
      const [kind = "", channel = ""] = name.split(":");
      return { kind, channel, wanted: notice.includes(name) };
    }),
  );
