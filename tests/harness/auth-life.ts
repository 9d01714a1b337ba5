// The life of a session: what ended stays ended, and polling keeps nothing alive.
import { newPerson, Person, PASSWORD } from "./support/person";
import type { Program } from "./support/program";
import { resetTokens } from "./support/outbox";
import { withServer } from "./support/server";

export const program: Program = {
  name: "auth-life",
  target: "0 replays",
  run: () =>
    withServer({}, async (server, database, dataDir) => {
      const replays: string[] = [];
      let attempts = 0;
      const mustBeOver = async (what: string, old: Person) => {
        attempts++;
        const { status } = await old.ask("/api/users/profile");
        if (status !== 401) replays.push(`${what}: ${status}`);
      };
      const copyOf = (person: Person) => {
        const copy = new Person(server.url);
        for (const [name, value] of person.cookies) copy.cookies.set(name, value);
        return copy;
      };
      const person = await newPerson(server.url, database);
      let old = copyOf(person);
      await person.login();
      await mustBeOver("after a new login in the same browser", old);
      old = copyOf(person);
      const out = await person.ask("/api/auth/logout", { headers: { "sec-fetch-site": "same-origin" } });
      if (out.status !== 200) replays.push(`logout answered ${out.status}`);
      await mustBeOver("after logout", old);

      // Three devices, then a reset.
      const devices = [copyOf(person), copyOf(person), copyOf(person)];
      const same = Object.assign(person, {});
      for (const device of devices) {
        device.cookies.clear();
        await loginAs(device, same.username, PASSWORD);
      }
      await new Person(server.url).ask("/api/auth/forgot-password", { json: { email: person.email } });
      const [token = ""] = await resetTokens(dataDir, person.email, 1);
      const changed = "another horse battery 48";
      const reset = await new Person(server.url).ask("/api/auth/reset-password", {
        json: { token, password: changed },
      });
      if (reset.status !== 200) replays.push(`reset answered ${reset.status}`);
      for (const device of devices) await mustBeOver("after a password reset", device);
      attempts++;
      if ((await loginAs(new Person(server.url), person.username, PASSWORD)).status !== 401)
        replays.push("the old password still works");

      // Idle and absolute expiry, by moving what the database remembers.
      const sleeper = new Person(server.url);
      await loginAs(sleeper, person.username, changed);
      await database.query(`UPDATE "Session" SET "lastUsedAt" = now() - interval '2 hours' WHERE "userId" = $1`, [
        person.id,
      ]);
      for (let poll = 0; poll < 3; poll++) await sleeper.ask("/api/users/profile");
      const [row] = await database.query(
        `SELECT max("lastUsedAt") < now() - interval '1 hour' AS untouched FROM "Session" WHERE "userId" = $1`,
        [person.id],
      );
      attempts++;
      if (row?.untouched !== true) replays.push("the profile poll extends the idle time");
      await database.query(`UPDATE "Session" SET "lastUsedAt" = now() - interval '8 days' WHERE "userId" = $1`, [
        person.id,
      ]);
      await mustBeOver("after 8 idle days", sleeper);
      await database.query(
        `UPDATE "Session" SET "lastUsedAt" = now(), "expiresAt" = now() - interval '1 second' WHERE "userId" = $1`,
        [person.id],
      );
      await mustBeOver("after the last day", sleeper);

      // Made-up cookies.
      for (const forged of [
        "x",
        "x.y",
        `${person.id}.${"A".repeat(43)}`,
        `${"0".repeat(32)}.${"A".repeat(43)}`,
        `${person.id}.`,
        "%00",
        "a".repeat(5000),
      ]) {
        const thief = new Person(server.url);
        thief.cookies.set("session", forged);
        await mustBeOver(`the made-up cookie ${forged.slice(0, 20)}`, thief);
      }
      return { value: `${replays.length} replays/${attempts} attempts`, pass: replays.length === 0, notes: replays };
    }),
};

function loginAs(person: Person, username: string, password: string) {
  return person.ask("/api/auth/login", { json: { username, password } });
}
