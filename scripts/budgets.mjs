// The JavaScript and CSS that the first load of each screen asks for, in gzip, and in how many files, against what we
// allow ourselves. Browsers ask for six files at a time.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const kB = 1000;
const limits = {
  light: {
    js: 100 * kB,
    css: 30 * kB,
    files: 6,
    screens: ["_public.landing", "_public.privacy", "_public.developers"],
  },
  dashboard: { js: 140 * kB, css: 60 * kB, files: 12, screens: ["_index", "_app.dashboard", "demo"] },
  form: { js: 130 * kB, css: 30 * kB, files: 12 },
};

/** Reads Remix's own manifest: what is preloaded for a route is its entry, root, parents and their static imports. */
export function checkBudgets(buildDirectory) {
  const manifest = readManifest(join(buildDirectory, "client/assets"));
  const client = join(buildDirectory, "client");
  const weigh = scales(client);
  // Style sheets that a root links to by address stand in its code.
  const linkedStyles = (url) => readFileSync(join(client, url), "utf8").match(/\/assets\/[\w-]+\.css/g) ?? [];
  const rows = Object.values(manifest.routes)
    .filter((route) => route.id !== "root" && isScreen(route, manifest.routes))
    .map((route) => measure(route, manifest, weigh, linkedStyles))
    .sort((a, b) => a.name.localeCompare(b.name));
  const over = rows
    .filter((row) => row.js > row.limit.js || row.css > row.limit.css || row.files > row.limit.files)
    .map((row) => row.name);
  const table = [
    `${"screen (gzip)".padEnd(36)}${"JS kB".padStart(8)}${"of".padStart(6)}${"CSS kB".padStart(9)}${"files".padStart(7)}`,
    ...rows.map(
      (row) =>
        `${row.name.padEnd(36)}${kilo(row.js).padStart(8)}${kilo(row.limit.js, 0).padStart(6)}${kilo(row.css).padStart(9)}${String(row.files).padStart(7)}${over.includes(row.name) ? "  OVER" : ""}`,
    ),
  ].join("\n");
  return { table, over, rows };
}

function measure(route, manifest, weigh, linkedStyles) {
  const chain = [manifest.entry];
  for (let at = route; at; at = manifest.routes[at.parentId]) chain.push(at);
  const js = new Set(chain.flatMap((part) => [part.module, ...(part.imports ?? [])]));
  const css = new Set([...chain.flatMap((part) => part.css ?? []), ...[...js].flatMap(linkedStyles)]);
  const name = route.id.replace(/^routes\//, "");
  return { name, js: weigh(js), css: weigh(css), files: js.size, limit: limitOf(name) };
}

function limitOf(name) {
  return [limits.light, limits.dashboard].find((limit) => limit.screens.includes(name)) ?? limits.form;
}

/** Layouts are weighed with their screens; endpoints send no module worth weighing. */
function isScreen(route, routes) {
  const isLayout = Object.values(routes).some((other) => other.parentId === route.id);
  // The component page is not there in production.
  return !isLayout && !/^routes\/((api|webhooks|reports)\.|sandbox\.components)/.test(route.id);
}

function readManifest(directory) {
  const name = readdirSync(directory).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error("The build has no Remix manifest.");
  const source = readFileSync(join(directory, name), "utf8");
  return JSON.parse(source.slice(source.indexOf("{"), source.lastIndexOf("}") + 1));
}

function scales(clientDirectory) {
  const known = new Map();
  const weight = (url) => {
    if (!known.has(url)) known.set(url, gzipSync(readFileSync(join(clientDirectory, url))).length);
    return known.get(url);
  };
  return (urls) => [...urls].reduce((sum, url) => sum + weight(url), 0);
}

function kilo(bytes, digits = 1) {
  return (bytes / kB).toFixed(digits);
}
