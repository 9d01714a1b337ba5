// Whether somebody has an account can't be told: not from the words, not from the bytes, not from the time.
import { newPerson, Person } from "./support/person";
import { seeded, welch, type Program } from "./support/program";
import { withServer } from "./support/server";

const PAIRS = 200;
const DOOR_MS = 30_000;

export const program: Program = {
  name: "enum-timing",
  target: "|t|<4.5, 0 differing bytes",
  run: () =>
    withServer({ JOBS: "off" }, async (server, database) => {
      const known = await newPerson(server.url, database);
      const random = seeded(7);
      const doors = [
        { name: "login", path: "/api/auth/login", body: (real: boolean) => ({ username: real ? known.username : "p".padEnd(13, "0"), password: "not the password" }) },
        { name: "forgot-password", path: "/api/auth/forgot-password", body: (real: boolean) => ({ email: real ? known.email : "p00000000000@example.com" }) },
        { name: "forgot-username", path: "/api/auth/forgot-username", body: (real: boolean) => ({ email: real ? known.email : "p00000000000@example.com" }) },
      ];
      const notes: string[] = [];
      let worst = 0;
      let differing = 0;
      for (const door of doors) {
        const times: Record<"real" | "fake", number[]> = { real: [], fake: [] };
        const seen = new Set<string>();
        const until = Date.now() + DOOR_MS;
        for (let pair = -5; pair < PAIRS && Date.now() < until; pair++) {
          const order = random() < 0.5 ? (["real", "fake"] as const) : (["fake", "real"] as const);
          for (const kind of order) {
            const answer = await new Person(server.url).ask(door.path, { json: door.body(kind === "real") });
            seen.add(`${answer.status} ${answer.text} ${[...answer.headers.keys()].sort().join()}`);
            if (pair >= 0) times[kind].push(answer.ms);
          }
        }
        // The slowest tenth is the machine's own noise, on both sides.
        const t = Math.abs(welch(trimmed(times.real), trimmed(times.fake)));
        worst = Math.max(worst, t);
        differing += seen.size - 1;
        notes.push(`${door.name}: |t| ${t.toFixed(2)} over ${times.real.length} pairs, ${seen.size} kind of answer`);
      }
      return { value: `${worst.toFixed(2)}, ${differing}`, pass: worst < 4.5 && differing === 0, notes };
    }),
};

function trimmed(values: number[]): number[] {
  return [...values].sort((a, b) => a - b).slice(0, Math.floor(values.length * 0.9));
}
