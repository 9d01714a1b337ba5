// A reset link: one winner of twenty at once, none for a replaced, used, late or made-up one, and no foreign host in it.
import { request } from "node:http";
import { newPerson, Person } from "./support/person";
import type { Program } from "./support/program";
import { mails, resetTokens } from "./support/outbox";
import { withServer } from "./support/server";

export const program: Program = {
  name: "reset-race",
  target: "1 winner, 0 otherwise",
  run: () =>
    withServer({}, async (server, database, dataDir) => {
      const person = await newPerson(server.url, database);
      const wrong: string[] = [];
      const forgot = () => new Person(server.url).ask("/api/auth/forgot-password", { json: { email: person.email } });
      const redeem = (token: string, number = 0) =>
        new Person(server.url).ask("/api/auth/reset-password", {
          json: { token, password: `a fresh battery staple ${number}` },
        });

      await forgot();
      const [first = ""] = await resetTokens(dataDir, person.email, 1);
      await forgot();
      const second = (await resetTokens(dataDir, person.email, 2))[1] ?? "";
      if ((await redeem(first)).status === 200) wrong.push("a replaced link worked");
      const [dump] = await database.query(`SELECT string_agg(t::text, '|') AS text FROM "PasswordReset" t`);
      if (String(dump?.text).includes(second.split(".")[1] ?? "")) wrong.push("the token is stored as it is");

      const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => redeem(second, number)));
      const winners = answers.filter((answer) => answer.status === 200);
      if (answers.some((answer) => answer.status >= 500 && answer.status !== 503))
        wrong.push("a redemption failed on our side");
      if (winners.some((answer) => answer.headers.getSetCookie().some((line) => /session=[^;]/.test(line))))
        wrong.push("a reset logs in by itself");
      if ((await redeem(second)).status === 200) wrong.push("a used link worked again");

      await forgot();
      const third = (await resetTokens(dataDir, person.email, 3))[2] ?? "";
      await database.query(`UPDATE "PasswordReset" SET "expiresAt" = now() - interval '1 second'`);
      if ((await redeem(third)).status === 200) wrong.push("a late link worked");
      for (const token of ["", "x", `${person.id}.`, `${person.id}.${"A".repeat(43)}`, "../../etc"])
        if ((await redeem(token)).status === 200) wrong.push("a made-up link worked");

      const forged = await forgedHost(server.port, server.url, person.email);
      const all = mails(dataDir, person.email);
      if (all.some((mail) => mail.text.includes("evil.example"))) wrong.push("a link names the forged host");
      if (!all.some((mail) => mail.subject.includes("changed")))
        wrong.push("nobody was told that the password was changed");
      return {
        value: `${winners.length} winner of 20, ${wrong.length} wrong`,
        pass: winners.length === 1 && wrong.length === 0,
        notes: [`forged Host answers ${forged}`, ...wrong],
      };
    }),
};

function forgedHost(port: number, origin: string, email: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        method: "POST",
        path: "/api/auth/forgot-password",
        headers: {
          host: "evil.example",
          origin,
          "content-type": "application/json",
          "x-forwarded-host": "evil.example",
        },
      },
      (res) => {
        res.resume();
        resolve(res.statusCode ?? 0);
      },
    );
    sent.on("error", reject);
    sent.end(JSON.stringify({ email }));
  });
}
