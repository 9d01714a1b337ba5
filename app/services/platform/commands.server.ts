// What the terminal may ask for: a closed list, each with the shape of what it's told. The same whether the running app
// does it or the command itself.
import { z } from "zod";
import { auditIn, checkAudit } from "~/lib/audit.server";
import type { Perform, PrintLine } from "~/lib/control-socket.server";
import { db, transaction } from "~/lib/db.server";
import { migrate } from "~/lib/migrate.server";
import { withLock } from "~/lib/mutex.server";
import { rotateKeys } from "./key-rotation.server";
import { replacePassword } from "~/services/people/recovery.server";
import { invite } from "~/services/people/registration.server";
import { seed } from "~/services/sample/seed.server";

const Command = z.discriminatedUnion("command", [
  z.object({ command: z.literal("audit:check"), noted: z.string().optional() }).strict(),
  z.object({ command: z.literal("keys:rotate") }).strict(),
  z.object({ command: z.literal("migrate") }).strict(),
  z.object({ command: z.literal("seed") }).strict(),
  z.object({ command: z.literal("user:admin"), email: z.string().max(254).optional() }).strict(),
  z.object({ command: z.literal("user:invite") }).strict(),
  z.object({ command: z.literal("user:password"), email: z.string().max(254).optional() }).strict(),
]);
export type Command = z.infer<typeof Command>;

/** Says what it has to say and answers with the exit code. */
export const perform: Perform = (request, say) => {
  const { data } = Command.safeParse(request);
  if (data) return withLock("commands", () => run(data, say));
  say("The running app doesn't know this command. Was it started from another version?", true);
  return Promise.resolve(2);
};

function run(command: Command, say: PrintLine): Promise<number> {
  switch (command.command) {
    case "audit:check":
      return auditCheck(command.noted?.trim().toLowerCase(), say);
    case "keys:rotate":
      return keysRotate(say);
    case "migrate":
      return applyMigrations(say);
    case "seed":
      return seedDemo(say);
    case "user:admin":
      return grantAdmin(command.email?.trim().toLowerCase(), say);
    case "user:invite":
      return makeInvitation(say);
    case "user:password":
      return newPassword(command.email?.trim().toLowerCase(), say);
  }
}

/** Whether the log is as it was written, and still holds the hash that was noted earlier. */
async function auditCheck(noted: string | undefined, say: PrintLine): Promise<number> {
  if (noted !== undefined && !/^[0-9a-f]{64}$/.test(noted)) {
    say("The hash to look for has 64 hexadecimal digits: npm run audit:check 0a1b…", true);
    return 2;
  }
  const { rows, head, brokenAt, holdsNoted } = await checkAudit(noted);
  if (brokenAt !== null)
    say(
      `Row ${brokenAt} of the audit log does not fit the row before it: it was changed, or one before it was taken out.`,
      true,
    );
  if (!holdsNoted) say("The noted hash is not in the log: its end was cut off, or it was written anew.", true);
  if (brokenAt !== null || !holdsNoted) return 1;
  say(`${rows} rows, unchanged. The newest hash, to be noted elsewhere: ${head}`);
  return 0;
}

async function keysRotate(say: PrintLine): Promise<number> {
  const { resealed, left, unreadable } = await rotateKeys();
  say(`${resealed} sealed again, ${left} left for another run.`);
  if (unreadable > 0) say(`${unreadable} can't be opened with any of the keys; the log names them.`, true);
  if (left === 0) say("The older keys can be taken out of ENCRYPTION_KEYS.");
  return unreadable > 0 ? 1 : 0;
}

async function applyMigrations(say: PrintLine): Promise<number> {
  const applied = await migrate();
  say(applied.length === 0 ? "The database is up to date." : `Applied: ${applied.join(", ")}`);
  return 0;
}

/** Doing it again changes nothing. */
async function seedDemo(say: PrintLine): Promise<number> {
  say((await seed()) ? "The demo account is ready." : "There is nothing to seed.");
  return 0;
}

/** There is no other way to become an administrator. */
async function grantAdmin(email: string | undefined, say: PrintLine): Promise<number> {
  const user = email ? await db.user.findUnique({ where: { email }, select: { id: true, username: true } }) : null;
  if (!user) {
    say(email ? `No account uses ${email}.` : "Name the account's e-mail: npm run user:admin ada@example.com", true);
    return 1;
  }
  await transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { isAdmin: true } });
    await auditIn(tx, "admin_granted", user.id);
  });
  say(`${user.username} is an administrator now.`);
  return 0;
}

async function makeInvitation(say: PrintLine): Promise<number> {
  const { link, expiresAt } = await invite();
  say(`For one person, until ${expiresAt.toISOString().slice(0, 10)}: ${link}`);
  return 0;
}

/** For who has forgotten theirs where no mail is sent. */
async function newPassword(email: string | undefined, say: PrintLine): Promise<number> {
  const made = email ? await replacePassword(email) : null;
  if (!made) {
    say(email ? `No account uses ${email}.` : "Name the account's e-mail: npm run user:password ada@example.com", true);
    return 1;
  }
  say(
    `${made.username} can log in with ${made.password} and choose another under Security. All devices were signed out.`,
  );
  return 0;
}
