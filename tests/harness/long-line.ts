// A file of one line without an end: a gigabyte of it is begun, cut at the cap, and the server is no larger for it. Below
// the cap such a line is refused in words, before anything of it is taken apart.
import { request } from "node:http";
import { newPerson, type Person } from "./support/person";
import { pause, type Program } from "./support/program";
import { withServer } from "./support/server";

const MB = 1024 * 1024;
const PIECE = Buffer.alloc(MB, 0x61);
const GIGABYTE = 1024;
const MAX_MORE_MB = 60;
const SETTINGS = { JOBS: "off", LOG_LEVEL: "error", MALLOC_ARENA_MAX: "2", NODE_OPTIONS: "--max-semi-space-size=8" };
const HEAD = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n';
const END = "\r\n--x--\r\n";

/** Sends so many megabytes as fast as they are taken, until there is an answer. */
function send(url: string, { cookies }: Person, megabytes: number): Promise<{ status: number; sent: number }> {
  const asked = request(new URL("/import", url), {
    ...{ method: "POST", agent: false },
    headers: {
      ...{ origin: url, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...{ "content-type": "multipart/form-data; boundary=x", "transfer-encoding": "chunked" },
    },
  });
  let sent = 0;
  const more = () => {
    while (sent < megabytes && !asked.destroyed) {
      sent += 1;
      if (!asked.write(PIECE)) return;
    }
    if (!asked.destroyed && !asked.writableEnded) asked.end(END);
  };
  return new Promise((resolve) => {
    asked.on("response", (answer) => {
      resolve({ status: answer.statusCode ?? 0, sent });
      answer.resume().on("end", () => asked.destroy());
    });
    asked.on("error", () => resolve({ status: 0, sent }));
    asked.on("drain", more);
    asked.write(HEAD);
    more();
  });
}

export const program: Program = {
  name: "long-line",
  target: `413, <${MAX_MORE_MB} MB more`,
  run: () =>
    withServer(SETTINGS, async (server, database) => {
      const person = await newPerson(server.url, database);
      // What a first upload loads stays for all later ones.
      await send(server.url, person, 1);
      await pause(2_000);
      const before = server.memory();
      server.forgetPeak();
      const endless = await send(server.url, person, GIGABYTE);
      await pause(500);
      const more = server.peak() - before;
      const below = await send(server.url, person, 9);
      const notes = [
        `${endless.sent} MB were sent until the answer, from ${before.toFixed(0)} MB held`,
        `nine megabytes of one line were answered ${below.status}, ${(server.peak() - before).toFixed(0)} MB more at most`,
      ];
      const pass = endless.status === 413 && below.status === 422 && more < MAX_MORE_MB;
      return { value: `${endless.status}, ${more.toFixed(0)} MB more`, pass, notes };
    }),
};
