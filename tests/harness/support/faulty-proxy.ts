// Stands between the app and a provider's stand-in, and fails on demand in every way in which a network or a vendor can.
import { createServer, request as send, type IncomingMessage, type ServerResponse } from "node:http";

export const FAULTS = ["refuse", "hang", "too_many", "server_error", "truncated", "not_json", "wrong_shape"] as const;
export type NetworkFault = (typeof FAULTS)[number];

export class FaultyProxy {
  fault: NetworkFault | null = null;
  /** How many calls were made to fail. */
  failed = 0;
  private readonly server = createServer((request, response) => void this.serve(request, response));

  private constructor(private readonly target: URL) {}

  static async before(target: string): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(new URL(target));
    await new Promise<void>((done) => proxy.server.listen(0, "127.0.0.1", done));
    return proxy;
  }

  get url(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((done) => this.server.close(() => done()));
  }

  private async serve(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = [];
    for await (const chunk of request) parts.push(Buffer.from(chunk));
    if (this.fault !== null) return this.fail(this.fault, request, response);
    const { hostname, port } = this.target;
    const onward = send(
      { hostname, port, path: request.url, method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on("error", () => request.socket.destroy());
    onward.end(Buffer.concat(parts));
  }

  private fail(fault: NetworkFault, request: IncomingMessage, response: ServerResponse) {
    this.failed += 1;
    const answer = (status: number, type: string, body: string) =>
      void response.writeHead(status, { "content-type": type }).end(body);
    const error = JSON.stringify({
      error: { message: "no", type: "api_error", code: null, param: null },
      error_type: "API_ERROR",
      error_code: "INTERNAL_SERVER_ERROR",
      error_message: "no",
      display_message: null,
    });
    switch (fault) {
      case "refuse":
        return void request.socket.destroy();
      case "hang":
        return;
      case "too_many":
        return answer(429, "application/json", error);
      case "server_error":
        return answer(500, "application/json", error);
      case "truncated":
        return void response
          .writeHead(200, { "content-type": "application/json", "content-length": "4096" })
          .write('{"data":[{"id":"', () => request.socket.destroy());
      case "not_json":
        return answer(200, "text/html", "<html>maintenance</html>");
      case "wrong_shape":
        return answer(200, "application/json", '{"surprise":true}');
    }
  }
}
