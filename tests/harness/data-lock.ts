// One folder, several processes that can't see each other: in process namespaces of their own, as containers have them,
// started in the same moment, killed, and left as zombies.
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { freePort } from "../../scripts/support/postgres.mjs";
import { pause, type Program } from "./support/program";
import { newPerson, PASSWORD } from "./support/person";
import { makeDataDir } from "./support/server";

const REFUSAL = "is already using the data in";
const started = new Set<ChildProcess>();

export const program: Program = {
  name: "data-lock",
  target: "0 faults",
  async run() {
    const data = makeDataDir();
    const faults: string[] = [];
    const expect = (what: string, holds: boolean) => void (holds || faults.push(what));
    process.once("exit", () => started.forEach((one) => one.kill("SIGKILL")));
    try {
      await acrossNamespaces(data, expect);
      await atTheSameMoment(data, expect);
      await afterZombie(data, expect);
    } finally {
      for (const one of started) one.kill("SIGKILL");
      await pause(300);
      rmSync(data, { recursive: true, force: true });
    }
    return { value: `${faults.length} faults`, pass: faults.length === 0, notes: faults };
  },
};

type Expect = (what: string, holds: boolean) => void;

/** The second one is turned away while the first lives, and let in at once when it was killed; nothing written is lost. */
async function acrossNamespaces(data: string, expect: Expect): Promise<void> {
  const first = await serve(data, namespace);
  expect(`the first did not start: ${first.said()}`, await first.ready());
  const second = await serve(data, namespace);
  expect("a second process in another namespace was let in", (await second.outcome()) === "refused");
  expect(`the refusal is more than a sentence: ${second.said()}`, second.said().trim().split("\n").length === 1);
  const person = await newPerson(first.url);
  await first.kill();
  const third = await serve(data, namespace);
  expect(`after a kill the data can't be opened: ${third.said()}`, await third.ready());
  const again = await fetch(`${third.url}/api/auth/login`, {
    method: "POST",
    headers: { origin: third.url, "content-type": "application/json" },
    body: JSON.stringify({ username: person.username, password: PASSWORD }),
  }).catch(() => undefined);
  expect(`who had registered is gone: ${again?.status}`, again?.status === 200);
  await third.kill();
}

/** Of several that start at once exactly one serves. */
async function atTheSameMoment(data: string, expect: Expect): Promise<void> {
  const all = await Promise.all(Array.from({ length: 4 }, () => serve(data, namespace)));
  const outcomes = await Promise.all(all.map((one) => one.outcome()));
  expect(`of four at once: ${outcomes.join(", ")}`, outcomes.filter((one) => one === "serves").length === 1);
  expect(`of four at once: ${outcomes.join(", ")}`, outcomes.filter((one) => one === "refused").length === 3);
  for (const one of all) await one.kill();
}

/** A parent that never asks how its child ended leaves it as a zombie, which holds nothing any more. */
async function afterZombie(data: string, expect: Expect): Promise<void> {
  const first = await serve(data, ["sh", "-c", '"$0" "$@" & echo "child $!"; exec sleep 100']);
  expect("the first did not start", await first.ready());
  const pid = Number(/child (\d+)/.exec(first.said())?.[1]);
  process.kill(pid, "SIGKILL");
  await pause(300);
  expect("no zombie was left, so nothing was tried", /State:\s+Z/.test(readFileSync(`/proc/${pid}/status`, "utf8")));
  const next = await serve(data, []);
  expect("a zombie holds the data", await next.ready());
  await next.kill();
  await first.kill();
}

const root = process.getuid?.() === 0;
const namespace = ["unshare", ...(root ? [] : ["-Ur"]), "-pf", "--kill-child", "--mount-proc"];

async function serve(data: string, before: string[]) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const [command = "", ...args] = [...before, process.execPath, "scripts/serve.mjs"];
  const settings = { PORT: String(port), APP_URL: url, DATA_DIR: data, JOBS: "off", LOG_LEVEL: "warn" };
  const child = spawn(command, args, {
    env: { ...process.env, NODE_ENV: "production", DATABASE_URL: "", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.add(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (said += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const outcome = async () => {
    for (let turn = 0; turn < 600; turn++) {
      if (said.includes("Ready:")) return "serves";
      if (child.exitCode !== null) return said.includes(REFUSAL) && child.exitCode === 1 ? "refused" : `ended: ${said}`;
      await pause(100);
    }
    return `silent: ${said}`;
  };
  return {
    url,
    said: () => said,
    outcome,
    ready: async () => (await outcome()) === "serves",
    async kill() {
      child.kill("SIGKILL");
      await ended;
      started.delete(child);
    },
  };
}
