// Whether somebody has an account can't be told: not from the words, not from the bytes, not from the time.
import { newPerson, Person } from "./support/person";
import { mean, seeded, welch, type Program } from "./support/program";
import { withServer } from "./support/server";

const PAIRS = 400;
const MOST = 4.5;
const WARM = 10;
/** A login takes two hashes a pair; with one lane a core they fit the time. */
const LANES = 2;
const BUDGET_MS = 106_000;

type Kind = "real" | "fake";
type Door = { name: string; path: string; body: (real: boolean) => object };

export const program: Program = {
  name: "enum-timing",
  target: `|t|<${MOST} over ${PAIRS} pairs, 0 differing bytes`,
  run: () =>
    withServer({ JOBS: "worker", LOG_LEVEL: "error" }, async (server, database) => {
      const until = Date.now() + BUDGET_MS;
      const known = await newPerson(server.url, database);
      const nobody = `p${"0".repeat(known.username.length - 1)}`;
      const doors: Door[] = [
        {
          name: "forgot-password",
          path: "/api/auth/forgot-password",
          body: (real) => ({ email: real ? known.email : `${nobody}@example.com` }),
        },
        {
          name: "forgot-username",
          path: "/api/auth/forgot-username",
          body: (real) => ({ email: real ? known.email : `${nobody}@example.com` }),
        },
        {
          name: "login",
          path: "/api/auth/login",
          body: (real) => ({ username: real ? known.username : nobody, password: "not the password" }),
        },
      ];
      const notes: string[] = [];
      let [worst, differing, fewest] = [0, 0, PAIRS];
      for (const door of doors) {
        const { real, fake, seen } = await measure(server.url, door, until);
        const [a, b] = [trimmed(real), trimmed(fake)];
        const t = Math.abs(welch(a, b));
        worst = Math.max(worst, t);
        differing += seen.size - 1;
        fewest = Math.min(fewest, real.length);
        // How far apart the two would have to be to be told: the means' difference over t is its uncertainty.
        const blind = t === 0 ? 0 : (Math.abs(mean(a) - mean(b)) / t) * MOST;
        notes.push(
          `${door.name}: |t| ${t.toFixed(2)} over ${real.length} pairs of about ${mean(a).toFixed(1)} ms, ${seen.size} kind of answer; ${blind.toFixed(2)} ms apart would be seen`,
        );
      }
      return {
        value: `${worst.toFixed(2)} over ${fewest} pairs, ${differing}`,
        pass: worst < MOST && differing === 0 && fewest === PAIRS,
        notes,
      };
    }),
};

/** Pairs in random order, so that whatever the machine does meanwhile happens to both. */
async function measure(
  url: string,
  { path, body }: Door,
  until: number,
): Promise<Record<Kind, number[]> & { seen: Set<string> }> {
  const random = seeded(7);
  const [real, fake, seen]: [number[], number[], Set<string>] = [[], [], new Set()];
  let next = -WARM;
  const lane = async () => {
    for (let pair = next++; pair < PAIRS && Date.now() < until; pair = next++) {
      const took = { real: 0, fake: 0 };
      const order: Kind[] = random() < 0.5 ? ["real", "fake"] : ["fake", "real"];
      for (const kind of order) {
        const answer = await new Person(url).ask(path, { json: body(kind === "real") });
        seen.add(`${answer.status} ${answer.text} ${[...answer.headers.keys()].sort().join()}`);
        took[kind] = answer.ms;
      }
      if (pair < 0) continue;
      real.push(took.real);
      fake.push(took.fake);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { real, fake, seen };
}

/** The slowest tenth is the machine's own noise, on both sides. */
function trimmed(values: number[]): number[] {
  return [...values].sort((a, b) => a - b).slice(0, Math.floor(values.length * 0.9));
}
