// Files of ten megabytes, four at once: what of them the server holds while they are sent and read, and what is left of them
// on the disk after each way in which a request, or the process, can end.
import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { newPerson, type Person } from "./support/person";
import { pause, type Program, type Result } from "./support/program";
import { type Running, withServer } from "./support/server";

const AT_ONCE = 4;
const MB = 1024 * 1024;
const SIZE = 10 * MB - 64 * 1024;
/** Of forty megabytes that lie there and wait for their end: a piece of each, and what the line holds. */
const MAX_WAITING_MB = 16;
/** What one file of so many rows takes to be read, and no more for four of them. */
const MAX_MORE_MB = 150;
const SETTINGS = { JOBS: "off", LOG_LEVEL: "error", MALLOC_ARENA_MAX: "2", NODE_OPTIONS: "--max-semi-space-size=8" };

const HEAD =
  '--x\r\nContent-Disposition: form-data; name="files"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\nDate,Payee,Amount\n';
const END = "\r\n--x--\r\n";

/** A hundred thousand rows at most, so that they are read. */
function table(): Buffer {
  const line = (index: number) =>
    `2026-01-${String(10 + (index % 20))},"SHOP ${index} ${"OF A LONG NAME ".repeat(5)}",-${index % 90}.10\n`;
  let text = HEAD;
  for (let index = 0; text.length < SIZE - 200; index += 1) text += line(index);
  return Buffer.from(text);
}

type Sending = { taken: Promise<void>; answered: Promise<number>; end: () => void; leave: () => void };

/** All of it but its end. */
function send(url: string, { cookies }: Person, body: Buffer): Sending {
  const sent = request(new URL("/import", url), {
    ...{ method: "POST", agent: false },
    headers: {
      ...{ origin: url, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...{ "content-type": "multipart/form-data; boundary=x", "content-length": body.length + END.length },
    },
  });
  const answered = new Promise<number>((resolve) => {
    sent.on("response", (answer) => answer.resume().on("end", () => resolve(answer.statusCode ?? 0)));
    sent.on("error", () => resolve(0));
  });
  const taken = new Promise<void>((resolve) => void sent.write(body, () => resolve()));
  return { taken, answered, end: () => void sent.end(END), leave: () => void sent.destroy() };
}

const scratchOf = (dataDir: string): string => join(dataDir, "scratch");
const namedIn = (dataDir: string): number =>
  existsSync(scratchOf(dataDir)) ? readdirSync(scratchOf(dataDir)).length : 0;

/** What lies on the disk for uploads: files that have a name, and open ones that have none any more. */
function onDisk({ child }: Running, dataDir: string): { named: number; open: number } {
  const folder = scratchOf(dataDir);
  const links = readdirSync(`/proc/${child.pid}/fd`).map((fd) => linkOf(`/proc/${child.pid}/fd/${fd}`));
  return {
    named: namedIn(dataDir),
    open: links.filter((link) => link.startsWith(folder)).length,
  };
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    // Closed meanwhile.
    return "";
  }
}

async function until(isSo: () => boolean): Promise<boolean> {
  for (let look = 0; look < 100 && !isSo(); look += 1) await pause(100);
  return isSo();
}

async function measure(server: Running, people: readonly Person[], dataDir: string): Promise<Result> {
  const wrong: string[] = [];
  const body = table();
  const begin = (bytes: Buffer) => people.map((person) => send(server.url, person, bytes));
  const open = () => onDisk(server, dataDir).open;
  const all = async (sent: readonly Sending[]) => Promise.all(sent.map(({ taken }) => taken));
  const isLetGo = async (after: string) => {
    if (!(await until(() => open() === 0))) wrong.push(`${open()} files are open after ${after}`);
    const { named } = onDisk(server, dataDir);
    if (named > 0) wrong.push(`${named} files have a name after ${after}`);
  };
  const refused = begin(Buffer.from(`${HEAD.slice(0, -18)}%PDF-1.7 `.padEnd(MB)));
  refused.forEach(({ end }) => end());
  const answers = await Promise.all(refused.map(({ answered }) => answered));
  if (answers.some((status) => status !== 422))
    wrong.push(`files that can't be read were answered ${answers.join(", ")}`);
  await isLetGo("a refusal");
  await pause(2_000);
  const before = server.memory();
  server.forgetPeak();
  const whole = begin(body);
  await all(whole);
  await pause(1_000);
  const waiting = server.memory() - before;
  if (open() !== AT_ONCE) wrong.push(`${open()} of ${AT_ONCE} files lie on the disk while they are sent`);
  whole.forEach(({ end }) => end());
  const statuses = await Promise.all(whole.map(({ answered }) => answered));
  if (statuses.some((status) => status !== 303)) wrong.push(`files were answered ${statuses.join(", ")}`);
  const most = server.peak();
  await isLetGo("they were read");
  const left = begin(body);
  await all(left);
  left.forEach(({ leave }) => leave());
  await isLetGo("leaving in the middle");
  const killed = begin(body);
  await all(killed);
  await server.stop("SIGKILL");
  const named = namedIn(dataDir);
  if (named > 0) wrong.push(`${named} files are left after the process was killed`);
  killed.forEach(({ leave }) => leave());
  return {
    value: `${waiting.toFixed(0)} MB waiting, ${most.toFixed(0)} MB at most from ${before.toFixed(0)}`,
    pass: wrong.length === 0 && waiting < MAX_WAITING_MB && most - before < MAX_MORE_MB,
    notes: wrong,
  };
}

export const program: Program = {
  name: "uploads",
  target: `<${MAX_WAITING_MB} MB waiting, <${MAX_MORE_MB} MB more, nothing left`,
  run: () =>
    withServer(SETTINGS, async (server, database, dataDir) => {
      const people: Person[] = [];
      for (let at = 0; at < AT_ONCE; at += 1) people.push(await newPerson(server.url, database));
      return measure(server, people, dataDir);
    }),
};
