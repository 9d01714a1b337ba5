import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { smtp } from "~/providers/mail/smtp.server";

async function mailServer(answer: (line: string) => string | null) {
  const lines: string[] = [];
  const server = createServer((socket) => {
    const say = (text: string | null) => text !== null && socket.write(`${text}\r\n`);
    socket.on("error", () => undefined);
    say(answer(""));
    socket.on("data", (chunk) => {
      for (const line of String(chunk).split("\r\n").filter(Boolean)) {
        lines.push(line);
        say(answer(line));
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { url: `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`, lines, server };
}

const mail = { to: "ada@example.com", subject: "Hello", text: "A line." };

test("a mail goes out from the address of the settings", async () => {
  let isText = false;
  const { url, lines, server } = await mailServer((line) => {
    if (isText && line !== ".") return null;
    if (line === "") return "220 here";
    if (/^EHLO/.test(line)) return "250 here";
    if (line === "DATA") isText = true;
    else isText = false;
    return isText ? "354 go on" : "250 well";
  });
  await smtp(url, "Mind My Money <hello@example.com>").send(mail);
  expect(lines).toContain("MAIL FROM:<hello@example.com>");
  expect(lines).toContain("RCPT TO:<ada@example.com>");
  server.close();
});

test("a server that accepts the call and says nothing is given up soon, so that the next mail has its turn", async () => {
  const { url, server } = await mailServer(() => null);
  const started = performance.now();
  await expect(smtp(url, "hello@example.com", 300).send(mail)).rejects.toThrow();
  expect(performance.now() - started).toBeLessThan(5_000);
  server.close();
});
