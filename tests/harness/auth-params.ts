// How passwords and sessions are kept, read from where they are kept.
import { field, newPerson, Person, PASSWORD } from "./support/person";
import type { Program } from "./support/program";
import { withServer } from "./support/server";

export const program: Program = {
  name: "auth-params",
  target: "all parameters",
  run: () =>
    withServer({ JOBS: "off" }, async (server, database) => {
      const checks: [string, boolean][] = [];
      const person = await newPerson(server.url, database);
      const [user] = await database.query(`SELECT "passwordHash" AS hash FROM "User" WHERE id = $1`, [person.id]);
      const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(String(user?.hash));
      checks.push(
        ["argon2id, 64 MiB, 3 passes, 1 lane", phc?.slice(1, 4).join() === "65536,3,1"],
        ["salt of 16 bytes or more, tag of 32", (phc?.[4]?.length ?? 0) >= 22 && (phc?.[5]?.length ?? 0) >= 43],
      );
      const cookie = person.cookies.get("session") ?? person.cookies.get("__Host-session") ?? "";
      const token = cookie.split(".")[1] ?? "";
      checks.push(["token of 256 bits", Buffer.from(token, "base64url").length === 32]);
      const [dump] = await database.query(`SELECT string_agg(t::text, '|') AS text FROM "Session" t`);
      checks.push([
        "only the token's hash is stored",
        !String(dump?.text).includes(token) && String(dump?.text).length > 60,
      ]);
      const tokens = new Set<string>();
      for (let round = 0; round < 20; round++) {
        await person.login();
        tokens.add([...person.cookies.values()].join());
      }
      checks.push(["a new token at each of 20 logins", tokens.size === 20]);
      const again = await person.login();
      const line = again.headers.getSetCookie().find((one) => one.includes("session=")) ?? "";
      checks.push([
        "HttpOnly, SameSite=Lax, Path=/, no Domain",
        /httponly/i.test(line) && /samesite=lax/i.test(line) && /path=\//i.test(line) && !/domain/i.test(line),
      ]);

      const weak = await register(server.url, "password1");
      const long = "b".repeat(64) + "-ünïcödé".repeat(8);
      const newcomer = new Person(server.url);
      const kept = await newcomer.ask("/api/auth/register", {
        json: { firstName: "A", lastName: "B", email: newcomer.email, username: newcomer.username, password: long },
      });
      checks.push(
        ["a common password is refused", weak.status === 400],
        ["128 characters are taken", kept.status < 300],
      );
      checks.push([
        "and none of them is cut off",
        (await newcomer.login(long.slice(0, -1))).status === 401 && (await newcomer.login(long)).status === 200,
      ]);
      const profile = await person.ask("/api/users/profile");
      checks.push([
        "the profile has no hash",
        field(profile.json, "username") === person.username && !/argon2|password/i.test(profile.text),
      ]);

      const burst = await Promise.all(
        Array.from({ length: 50 }, () =>
          new Person(server.url).ask("/api/auth/login", {
            json: { username: person.username, password: `${PASSWORD}x` },
          }),
        ),
      );
      const busy = burst.filter((answer) => answer.status === 503);
      checks.push([
        "50 logins at once: each is answered 401, or 503 with Retry-After",
        burst.every((answer) => answer.status === 401 || answer.status === 503) &&
          busy.every((answer) => answer.headers.has("retry-after")),
      ]);
      const failed = checks.filter(([, ok]) => !ok).map(([what]) => `missing: ${what}`);
      return {
        value: `${checks.length - failed.length} of ${checks.length}`,
        pass: failed.length === 0,
        notes: [`50 logins at once: ${busy.length} asked to come back`, ...failed],
      };
    }),
};

function register(url: string, password: string) {
  const person = new Person(url);
  return person.ask("/api/auth/register", {
    json: { firstName: "A", lastName: "B", email: person.email, username: person.username, password },
  });
}
