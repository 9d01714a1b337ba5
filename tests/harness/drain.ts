// Two machines on one database, restarted in turn under load, behind something that does what a load balancer does.
import { Agent, request } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pause, type Program } from "./support/program";
import { makeDatabase, startServer, type Running } from "./support/server";

type Machine = { server: Running; agent: Agent; ready: boolean };

export const program: Program = {
  name: "drain",
  target: "0 dropped, exit ≤10 s",
  async run() {
    const database = await makeDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), "harness-"));
    const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, JOBS: "off", LOG_LEVEL: "warn" };
    const start = async (): Promise<Machine> => ({
      server: await startServer(settings),
      agent: new Agent({ keepAlive: true, maxSockets: 32 }),
      ready: true,
    });
    try {
      const machines = [await start(), await start()];
      let served = 0;
      const dropped: string[] = [];
      let running = true;
      const client = async (number: number) => {
        for (let turn = number; running; turn++) {
          const healthy = machines.filter((machine) => machine.ready);
          const machine = healthy[turn % healthy.length];
          if (!machine) return;
          const outcome = await get(machine, "/api/users/profile");
          if (outcome === 401) served++;
          else dropped.push(String(outcome));
          await pause(5);
        }
      };
      const probe = async () => {
        while (running) {
          for (const machine of machines)
            machine.ready = (await get({ ...machine, agent: new Agent() }, "/health/ready")) === 200;
          await pause(50);
        }
      };
      const load = [probe(), ...Array.from({ length: 50 }, (_, number) => client(number))];
      const exits: number[] = [];
      const codes: (number | null)[] = [];
      for (const index of [0, 1, 0]) {
        await pause(1500);
        const machine = machines[index];
        if (!machine) continue;
        const idle = Array.from({ length: 10 }, () => connect(machine.server.port, "127.0.0.1").on("error", () => {}));
        await pause(100);
        const from = performance.now();
        codes.push(await machine.server.stop("SIGTERM"));
        exits.push(performance.now() - from);
        idle.forEach((socket) => socket.destroy());
        machines[index] = await start();
      }
      await pause(1000);
      running = false;
      await Promise.all(load);
      await Promise.all(machines.map((machine) => machine.server.stop()));
      const slowest = Math.max(...exits);
      return {
        value: `${dropped.length} dropped of ${served}, ${(slowest / 1000).toFixed(1)} s`,
        pass: dropped.length === 0 && served > 500 && slowest <= 10_000 && codes.every((code) => code === 0),
        notes: [`exit codes ${codes.join(", ")}`, ...dropped.slice(0, 5)],
      };
    } finally {
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** A refused new connection goes to the next machine at the balancer; anything lost after that is a drop. */
function get({ server, agent }: Machine, path: string): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request(
      { host: "127.0.0.1", port: server.port, path, agent, headers: { host: `localhost:${server.port}` } },
      (res) => {
        res.resume();
        res.on("end", () => resolve(res.statusCode ?? 0));
        res.on("error", (error) => resolve(error.message));
      },
    );
    sent.on("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code === "ECONNREFUSED" ? 401 : `${error.code} reused=${sent.reusedSocket}`),
    );
    sent.end();
  });
}
