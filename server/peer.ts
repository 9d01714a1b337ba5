import type { Request } from "express";

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const FORWARDED =
  /^(forwarded|via|x-real-ip|x-(forwarded|original|envoy|amzn|client|cluster-client)-.+|(true|fly|fastly)-client-ip|cf-.+)$/;

/** Whether the other end of the line is on this machine, which a proxy that lets strangers in may be as well. */
export function isLoopbackPeer(req: Request): boolean {
  return LOOPBACK.test(req.socket.remoteAddress ?? "");
}

/** Whether a proxy passed it on, as far as that shows: by the headers they add, or HTTP/1.0, which no browser speaks. */
export function isForwarded(req: Request): boolean {
  return req.httpVersion === "1.0" || rawNames(req).some((name) => FORWARDED.test(name));
}

/** As they came: others may have dropped some meanwhile. */
function rawNames(req: Request): string[] {
  return req.rawHeaders.filter((_text, index) => index % 2 === 0).map((name) => name.toLowerCase());
}
