// The embedded database has one process. While the app is that process, the commands of the terminal ask it, over a Unix
// socket in DATA_DIR that the owner of the folder alone can open: one line of JSON in, lines of JSON out.
import { chmodSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join, relative } from "node:path";
import { z } from "zod";
import { log } from "./log.server";

export type PrintLine = (line: string, isError?: boolean) => void;
/** Does what a request says and answers with the exit code; what is no request it knows, it refuses. */
export type Perform = (request: unknown, say: PrintLine) => Promise<number>;

const Line = z.union([z.object({ code: z.number().int() }), z.object({ line: z.string(), isError: z.boolean() })]);

/** The operating system's limit on a socket's path, with room for its end. */
const MAX_PATH_BYTES = 100;
const MAX_REQUEST_BYTES = 10_000;
const ASK_MS = 5_000;
const STOP_MS = 5_000;

/** Null where such a path is too long to be opened. */
function socketPath(dataDir: string): string | null {
  const full = join(dataDir, "control.sock");
  const near = relative(process.cwd(), full);
  const shorter = Buffer.byteLength(near) < Buffer.byteLength(full) ? near : full;
  return Buffer.byteLength(shorter) <= MAX_PATH_BYTES ? shorter : null;
}

/** Whoever opens it holds the database, so a socket that lies there is nobody's any more. */
export async function openControl(dataDir: string, perform: Perform): Promise<() => Promise<void>> {
  const path = socketPath(dataDir);
  const running = new Set<Promise<void>>();
  const server = createServer((socket) => {
    const work = answer(socket, perform).finally(() => running.delete(work));
    running.add(work);
  });
  try {
    if (!path) throw new Error("the path of DATA_DIR is too long for a socket");
    rmSync(path, { force: true });
    await new Promise<void>((resolve, reject) => server.once("error", reject).listen(path, resolve));
    chmodSync(path, 0o600);
  } catch (error) {
    log.warn({ err: error }, "commands of the terminal can't reach this server; they need it to be stopped");
    server.close();
    return () => Promise.resolve();
  }
  return async () => {
    // The file goes with it.
    server.close();
    await Promise.race([
      Promise.allSettled(running),
      new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref()),
    ]);
  };
}

async function answer(socket: Socket, perform: Perform): Promise<void> {
  const tell = (value: z.infer<typeof Line>) => void (socket.writable && socket.write(`${JSON.stringify(value)}\n`));
  socket.on("error", () => undefined).setTimeout(ASK_MS, () => socket.destroy());
  try {
    const request = await readRequest(socket);
    // Whoever has asked waits as long as it takes.
    socket.setTimeout(0);
    tell({ code: await perform(request, (line, isError = false) => tell({ line, isError })) });
  } catch (error) {
    log.warn({ err: error }, "a command of the terminal failed");
    tell({ line: "The running app could not do this; its log says why.", isError: true });
    tell({ code: 1 });
  }
  socket.end();
}

/** The first line; undefined when it's no JSON, is too long or doesn't come. */
function readRequest(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => {
    let text = "";
    const done = () => {
      socket.off("data", read).off("close", done);
      resolve(parsed(text));
    };
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes("\n") || text.length > MAX_REQUEST_BYTES) done();
    };
    socket.on("data", read).on("close", done);
  });
}

function parsed(text: string): unknown {
  try {
    return text.length > MAX_REQUEST_BYTES ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The exit code of what the running app did; undefined when no app runs here. */
export function askRunning(dataDir: string, request: object, say: PrintLine): Promise<number | undefined> {
  const path = socketPath(dataDir);
  if (!path) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    let code: number | undefined;
    let [isOpen, rest] = [false, ""];
    const socket = connect(path, () => {
      isOpen = true;
      socket.write(`${JSON.stringify(request)}\n`);
    });
    socket.setEncoding("utf8").on("data", (chunk) => {
      const lines = (rest + String(chunk)).split("\n");
      rest = lines.pop() ?? "";
      for (const text of lines) {
        const line = Line.safeParse(parsed(text)).data;
        if (line && "code" in line) code = line.code;
        else if (line) say(line.line, line.isError);
      }
    });
    // One that breaks later is closed, and that says it.
    socket.on("error", (error) => {
      if (isOpen) return;
      const isNobody = "code" in error && (error.code === "ENOENT" || error.code === "ECONNREFUSED");
      if (isNobody) resolve(undefined);
      else reject(error);
    });
    socket.on("close", () => {
      if (isOpen && code === undefined) say("The app stopped before this was done. Please run it again.", true);
      if (isOpen) resolve(code ?? 1);
    });
  });
}
