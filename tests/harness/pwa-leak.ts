// One device, two people. A signs in, asks for the dashboard to be kept, reads it offline, leaves a form in the queue, and
// the session ends: by the button, by a plain form post, from elsewhere. Then offline, Back, and B. Nothing of A may be
// left in Cache Storage, IndexedDB, local or session storage, cookies, history or the browser's files.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { browserLaunch } from "../../scripts/support/browser.mjs";
import { newPerson, PASSWORD, type Person } from "./support/person";
import { pool, type Program } from "./support/program";
import { type Database, type Running, withServer } from "./support/server";

type Ending = "button" | "form" | "elsewhere";
type World = { server: Running; database: Database; context: BrowserContext; page: Page };
type Left = { bytes: number; where: string[] };

const FILES = ["IndexedDB", "Service Worker", "Local Storage", "Session Storage", "Cache", "Code Cache", "Sessions"];

/** A person whose name and goal are found nowhere else. */
async function makePerson({ server, database }: Pick<World, "server" | "database">, mark: string): Promise<Person> {
  const person = await newPerson(server.url, database);
  await database.query(`UPDATE "User" SET "firstName" = $2 WHERE id = $1`, [person.id, `Name${mark}`]);
  await person.ask("/api/savings-goals", {
    json: { name: `Goal${mark}`, targetAmount: "5000", currentAmount: "1000", deadline: "2099-01-01" },
  });
  return person;
}

async function signIn({ page }: World, person: Person) {
  await page.goto("/login");
  await page.getByLabel("Username", { exact: true }).fill(person.username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: /Hello/ }).waitFor();
}

async function keepDashboard({ page }: World) {
  await page.goto("/security");
  await page.getByRole("button", { name: "Keep my dashboard on this device" }).click();
  await page.getByText("Your last dashboard is kept on this device.").waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Everything that the page can reach: whatever the vault holds, and each store that holds one of the words. */
async function look(page: Page, words: string[]): Promise<Left> {
  return page.evaluate(async (words: string[]) => {
    const where: string[] = [];
    let bytes = 0;
    const found = (place: string, size: number) => {
      where.push(`${place}: ${size} bytes`);
      bytes += size;
    };
    const holds = (text: string) => words.some((word) => text.includes(word));
    const sizeOf = (value: unknown): number => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
      if (value instanceof CryptoKey) return 32;
      if (typeof value === "object" && value !== null)
        return Object.values(value).reduce<number>((sum, part) => sum + sizeOf(part), 0);
      return String(value).length;
    };
    const answer = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) =>
        Object.assign(asked, { onsuccess: () => resolve(asked.result), onerror: () => reject(asked.error) }),
      );
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const values: unknown[] = await answer(database.transaction(store).objectStore(store).getAll());
        const size = values.reduce<number>((sum, value) => sum + sizeOf(value), 0);
        if (size > 0) found(`IndexedDB ${name}`, size);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? "";
        if (holds(text) || !/^\/(assets\/|icons\/|offline\.)/.test(new URL(request.url).pathname))
          found(`cache ${request.url}`, text.length);
      }
    }
    for (const storage of [localStorage, sessionStorage])
      for (const [key, value] of Object.entries(storage))
        if (holds(`${key}${value}`) || key === "kept") found(`storage ${key}`, `${key}${value}`.length);
    if (/kept=/.test(document.cookie)) found("cookie", document.cookie.length);
    if (holds(document.documentElement.outerHTML))
      found(`page ${location.pathname}`, document.documentElement.outerHTML.length);
    return { bytes, where };
  }, words);
}

const shown = async (page: Page, words: string[]): Promise<Left> => {
  const text = await page.content();
  return words.some((word) => text.includes(word))
    ? { bytes: text.length, where: [`shown at ${new URL(page.url()).pathname}`] }
    : { bytes: 0, where: [] };
};

const together = (all: Left[]): Left => ({
  bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
  where: all.flatMap(({ where }) => where),
});

async function backThrough(page: Page, words: string[], steps = 4): Promise<Left> {
  const seen: Left[] = [];
  for (let step = 0; step < steps; step++) {
    await page.goBack({ timeout: 4_000 }).catch(() => null);
    await page.waitForTimeout(150);
    seen.push(await shown(page, words));
  }
  return together(seen);
}

/** What a thief of the disk finds in plain. */
function onDisk(profile: string, words: string[]): Left {
  const needles = words.flatMap((word) => [Buffer.from(word), Buffer.from(word, "utf16le")]);
  const where = FILES.flatMap((folder) => filesIn(join(profile, "Default", folder))).filter((file) => {
    const content = readFileSync(file);
    return needles.some((needle) => content.includes(needle));
  });
  return { bytes: where.length, where: where.map((file) => `file ${file.slice(profile.length)}`) };
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
}

/** The offline page loads itself anew when the line is back, which would cross the next step. */
async function online({ page, context }: World) {
  await page.goto("about:blank");
  // A page that has been left lives on for a moment, and hears of the line.
  await page.waitForTimeout(500);
  await context.setOffline(false);
}

async function endSession({ page, database }: World, person: Person, ending: Ending) {
  if (ending === "button") await page.getByRole("button", { name: "Logout" }).click();
  if (ending === "form")
    await page.locator('form[action="/login"]').evaluate((form) => form instanceof HTMLFormElement && form.submit());
  if (ending === "elsewhere") {
    await database.query(`DELETE FROM "Session" WHERE "userId" = $1`, [person.id]);
    await page.goto("/dashboard");
  }
  await page.waitForURL("**/login");
  await page.waitForTimeout(700);
}

type Told = Left & { title: string; worked: boolean };

async function story(server: Running, database: Database, ending: Ending, broken = false): Promise<Told> {
  const profile = mkdtempSync(join(tmpdir(), "pwa-leak-"));
  const context = await chromium.launchPersistentContext(profile, {
    ...browserLaunch,
    baseURL: server.url,
    serviceWorkers: "allow",
  });
  try {
    const world: World = { server, database, context, page: context.pages()[0] ?? (await context.newPage()) };
    const { page } = world;
    // What compiles this file marks functions by a helper, which the page has to know.
    await context.addInitScript("globalThis.__name = (it) => it");
    // The control under test, broken: nothing is emptied or deleted any more.
    if (broken) {
      await page.addInitScript(() => {
        IDBObjectStore.prototype.clear = function () {
          return Object.assign(this.count());
        };
        Object.assign(indexedDB, { deleteDatabase: () => undefined });
      });
    }
    const words = ["NameAlma", "GoalAlma"];
    const [a, b] = [await makePerson(world, "Alma"), await makePerson(world, "Bert")];
    words.push(a.email, a.username);
    await signIn(world, a);
    await keepDashboard(world);
    await page.goto("/goals");
    await page.locator("[data-waiting]").waitFor({ state: "attached" });
    await context.setOffline(true);
    await page.getByLabel("Amount to add: GoalAlma").fill("25");
    await page.getByRole("button", { name: "Add Money: GoalAlma" }).click();
    await page.getByText("1 form waits to be sent").waitFor();
    const sealed = await look(page, []);
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: "Hello, NameAlma" }).waitFor();
    const plain = (await look(page, words)).where.filter(
      (place) => !/^page|^IndexedDB|^cookie|storage kept/.test(place),
    );
    const half = (await context.cookies()).filter(({ name }) => name.endsWith("kept"));
    // Refused by the server, the form stays in the list until the session ends.
    await database.query(`UPDATE "Goal" SET "deletedAt" = now() WHERE "userId" = $1`, [a.id]);
    await online(world);
    await page.goto("/goals");
    await page.getByText("Not accepted").waitFor();

    await endSession(world, a, ending);
    const left = [await look(page, words)];
    if (broken) await context.addCookies(half);
    await context.setOffline(true);
    left.push(await backThrough(page, words));
    await page.goto("/dashboard");
    await page.waitForTimeout(500);
    left.push(await shown(page, words));
    await online(world);
    await signIn(world, b);
    await page.goto("/dashboard");
    left.push(withoutCookie(await look(page, words)));
    left.push(await backThrough(page, words));
    await keepDashboard(world);
    await context.setOffline(true);
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: "Hello, NameBert" }).waitFor();
    left.push(await shown(page, words));
    await context.close();
    left.push(onDisk(profile, words.slice(0, 2)));
    // It was there, sealed; only then does finding nothing mean anything.
    const worked = sealed.where.some((place) => place.startsWith("IndexedDB kept")) && plain.length === 0;
    return { ...together(left), title: broken ? "with the clearing broken" : `session ended by ${ending}`, worked };
  } finally {
    await context.close().catch(() => undefined);
    rmSync(profile, { recursive: true, force: true });
  }
}

/** B's own half is B's. */
const withoutCookie = ({ where }: Left): Left => {
  const rest = where.filter((place) => !place.startsWith("cookie"));
  return { bytes: rest.reduce((sum, place) => sum + Number(/: (\d+) bytes/.exec(place)?.[1] ?? 0), 0), where: rest };
};

export const program: Program = {
  name: "pwa-leak",
  target: "0 bytes",
  run: () =>
    withServer({ JOBS: "off" }, async (server, database) => {
      const stories: [Ending, boolean][] = [
        ["button", false],
        ["button", true],
        ["form", false],
        ["elsewhere", false],
      ];
      const told = await pool(stories, 2, ([ending, broken]) => story(server, database, ending, broken));
      const [whole, broken] = [
        told.filter((_, index) => !stories[index]?.[1]),
        told.find((_, index) => stories[index]?.[1]),
      ];
      const bytes = together(whole).bytes;
      const noticed = (broken?.bytes ?? 0) > 0;
      const notes = told.flatMap(({ title, bytes: found, where, worked }) => [
        `${title}: ${found} bytes found${worked ? "" : ", but nothing was kept before"}`,
        ...where.map((place) => `  ${place}`),
      ]);
      if (!noticed) notes.push("the check is blind: it misses what a broken clearing leaves");
      return { value: `${bytes} bytes`, pass: bytes === 0 && noticed && told.every(({ worked }) => worked), notes };
    }),
};
