// A vendor on loopback: it answers what a test says, and remembers what it was asked.
import { createServer, type IncomingHttpHeaders } from "node:http";

export type VendorAsked = { method: string; url: URL; headers: IncomingHttpHeaders; text: string };
/** Or silence: the line is cut. */
export type VendorAnswer = { status: number; body: unknown; headers?: Record<string, string> } | "nothing";

export async function startVendor(
  answer: (asked: VendorAsked) => VendorAnswer,
): Promise<{ address: string; asked: VendorAsked[]; close: () => void }> {
  const asked: VendorAsked[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part) => (text += String(part)));
    request.on("end", () => {
      const url = new URL(request.url ?? "/", "http://vendor");
      const one = { method: request.method ?? "", url, headers: request.headers, text };
      asked.push(one);
      const said = answer(one);
      if (said === "nothing") return void request.socket.destroy();
      response.writeHead(said.status, { "content-type": "application/json", ...said.headers });
      response.end(JSON.stringify(said.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const place = server.address();
  return {
    address: `http://127.0.0.1:${typeof place === "object" && place ? place.port : 0}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
