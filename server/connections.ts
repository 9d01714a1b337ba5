import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "./network";

export type ConnectionLimits = {
  /** Undefined where a proxy stands in front, whose address is everybody's. */
  ofOneNetwork: number | undefined;
  ofAll: number;
};

type Line = { network: string; inHand: number };

/** The lines of a server, each until it closes: beyond a number the oldest gives way, one that waits for nothing first. */
export function watchConnections(server: Server, { ofOneNetwork, ofAll }: ConnectionLimits): Map<Socket, Line> {
  const lines = new Map<Socket, Line>();
  const counts = new Map<string, number>();
  const count = (network: string, by: number) => {
    const next = (counts.get(network) ?? 0) + by;
    if (next > 0) counts.set(network, next);
    else counts.delete(network);
  };
  const drop = (network?: string) => {
    let oldest: Socket | undefined;
    for (const [socket, line] of lines) {
      if (network !== undefined && line.network !== network) continue;
      if (line.inHand === 0) return void socket.destroy();
      oldest ??= socket;
    }
    oldest?.destroy();
  };
  server.on("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    if (ofOneNetwork !== undefined && (counts.get(network) ?? 0) >= ofOneNetwork) drop(network);
    else if (lines.size >= ofAll) drop(ofOneNetwork === undefined ? undefined : busiest(counts));
    lines.set(socket, { network, inHand: 0 });
    count(network, 1);
    socket.once("close", () => {
      lines.delete(socket);
      count(network, -1);
    });
  });
  server.on("request", ({ socket }, res) => {
    const line = lines.get(socket);
    if (!line) return;
    line.inHand++;
    res.once("close", () => void line.inHand--);
  });
  return lines;
}

function busiest(counts: Map<string, number>): string {
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ["", 0])[0];
}
