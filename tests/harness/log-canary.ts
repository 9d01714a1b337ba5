// Everything secret is marked and sent through every door; then nothing of it is in what the server printed.
import { newPerson, Person } from "./support/person";
import type { Program } from "./support/program";
import { address, routes } from "./support/routes";
import { resetTokens } from "./support/outbox";
import { withServer } from "./support/server";

export const program: Program = {
  name: "log-canary",
  target: "0 hits",
  run: () =>
    withServer({ LOG_LEVEL: "trace" }, async (server, database, dataDir) => {
      const person = await newPerson(server.url, database);
      const secrets: Record<string, string> = {
        username: person.username,
        email: person.email,
        cookie: [...person.cookies.values()][0] ?? "",
      };
      const mark = (name: string) => (secrets[name] ??= `canary-${name}-71f3`);
      await new Person(server.url).ask("/api/auth/login", {
        json: { username: person.username, password: mark("password") },
      });
      await new Person(server.url).ask("/login", {
        form: { intent: "login", username: person.username, password: mark("form-password") },
      });
      await new Person(server.url).ask("/api/auth/forgot-password", { json: { email: person.email } });
      secrets.token = (await resetTokens(dataDir, person.email, 1))[0] ?? "";
      await person.ask(`/reset-password?token=${secrets.token}`);
      await new Person(server.url).ask("/api/auth/reset-password", {
        json: { token: secrets.token, password: "short" },
      });
      await person.ask("/api/savings-goals", {
        json: { name: mark("goal"), targetAmount: "73190.42", currentAmount: "6611.37", deadline: "2031-05-01" },
      });
      secrets.amount = "73190";
      secrets.amountInCents = "7319042";
      await person.ask("/api/feedback", {
        json: { rating: 5, message: mark("feedback"), feedback: mark("feedback"), category: "general" },
      });
      for (const route of routes().filter((one) => !/logout/.test(one.path))) {
        const path = address(route, mark("id"));
        await person.ask(`${path}?q=${mark("query")}`);
        if (!route.hasAction) continue;
        const fields = {
          intent: mark("intent"),
          name: mark("name"),
          message: mark("message"),
          amount: "73190.42",
          email: `${mark("mail")}@example.com`,
        };
        if (route.isApi) await person.ask(path, { json: fields });
        else await person.ask(path, { form: fields });
        await person.ask(path, {
          method: "POST",
          body: `{"broken": "${mark("broken")}`,
          headers: {
            "content-type": "application/json",
            "user-agent": mark("agent"),
            authorization: mark("authorization"),
          },
        });
      }
      // An error of the database quotes values, if it is let.
      await database.query(`ALTER TABLE "Goal" RENAME TO "Goal_away"`);
      await person.ask("/api/savings-goals", {
        json: { name: mark("goal"), targetAmount: "73190.42", deadline: "2031-05-01" },
      });
      await person.ask("/goals");
      await database.query(`ALTER TABLE "Goal_away" RENAME TO "Goal"`);
      const log = server.output();
      // Paths hold ids; a made-up id in a path is the one thing that is meant to be seen.
      const hits = Object.entries(secrets).filter(
        ([name, secret]) => name !== "id" && secret !== "" && log.includes(secret),
      );
      const lines = log.split("\n").length;
      const wouldSee = log.includes(secrets.id ?? "?");
      return {
        value: `${hits.length} hits in ${lines} lines`,
        pass: hits.length === 0 && wouldSee && lines > 100,
        notes: [
          `${Object.keys(secrets).length} secrets; a mark in a path is seen: ${wouldSee}`,
          ...hits.map(
            ([name, secret]) =>
              `${name}: ${log
                .split("\n")
                .find((line) => line.includes(secret))
                ?.slice(0, 200)}`,
          ),
        ],
      };
    }),
};
