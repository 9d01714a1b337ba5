import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { htmlOf } from "~/providers/mail/html";
import { MailRefused } from "~/providers/mail/port";
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

/** A server that offers no encryption: it takes a whole mail, or answers the recipient as it's told. */
async function plainServer(toRecipient = "250 well") {
  let isText = false;
  return mailServer((line) => {
    if (isText && line !== ".") return null;
    isText = line === "DATA";
    if (line === "") return "220 here";
    if (/^EHLO/.test(line)) return "250 here";
    if (/^RCPT/.test(line)) return toRecipient;
    return isText ? "354 go on" : "250 well";
  });
}

const reset = { ...mail, text: "Hello <Ada> & co,\n\nwith this link:\n\nhttps://example.com/reset?token=a&b=c\n" };

test("on a line from which encryption was taken away nothing is sent", async () => {
  const { url, lines, server } = await plainServer();
  // A name of this machine that is no loopback name, as any other mail server has.
  const elsewhere = url.replace("127.0.0.1", "0.0.0.0");
  await expect(smtp(elsewhere, "hello@example.com", 2_000).send(reset)).rejects.toThrow();
  expect(lines.join("\n")).not.toMatch(/MAIL FROM|DATA|token/);
  await smtp(url, "hello@example.com", 2_000).send(reset);
  expect(lines).toContain("DATA");
  server.close();
});

test("only this machine's own names do without encryption, not one that has such a name in it", async () => {
  const { url, lines, server } = await plainServer();
  for (const name of ["localhost", "LOCALHOST", "127.0.0.1"]) {
    await smtp(url.replace("127.0.0.1", name), "hello@example.com", 2_000).send(mail);
    expect(lines.splice(0), name).toContain("DATA");
  }
  for (const name of ["127.0.0.1.localhost", "a.localhost", "localhost.localhost"])
    await smtp(url.replace("127.0.0.1", name), "hello@example.com", 2_000)
      .send(mail)
      .catch(() => undefined);
  expect(lines.join("\n")).not.toContain("DATA");
  server.close();
});

test("a refusal for good is told apart from one for now, and from a password of ours that is wrong", async () => {
  const outcome = async (said: string) => {
    const { url, server } = await plainServer(said);
    const error: unknown = await smtp(url, "hello@example.com", 2_000)
      .send(mail)
      .catch((failure: unknown) => failure);
    server.close();
    return error instanceof Error ? error.name : "sent";
  };
  expect(await outcome("550 no such person")).toBe("MailRefused");
  expect(await outcome("451 later")).toBe("Error");
  await expect(smtp("smtp://127.0.0.1:9", "hello@example.com").send(mail)).rejects.toMatchObject({ name: "Error" });
  const { url, server } = await mailServer((line) =>
    line === "" ? "220 here" : /^EHLO/.test(line) ? "250-here\r\n250 AUTH PLAIN" : "535 wrong password",
  );
  await expect(smtp(url.replace("smtp://", "smtp://me:wrong@"), "hello@example.com").send(mail)).rejects.not.toThrow(
    MailRefused,
  );
  server.close();
});

test("a mail says that no person wrote it, and how to end its kind; its HTML is the text, escaped", async () => {
  const { url, lines, server } = await plainServer();
  await smtp(url, "hello@example.com").send({ ...reset, unsubscribe: "https://example.com/unsubscribe?token=x" });
  const sent = lines.join("\n").replace(/=\n/g, "").replaceAll("=3D", "=");
  expect(sent).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(sent).toMatch(/^List-Unsubscribe: <https:\/\/example\.com\/unsubscribe\?token=x>$/m);
  expect(sent).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(sent).toMatch(/multipart\/alternative/);
  expect(sent).toContain("Hello <Ada> & co,");
  expect(htmlOf("A < B", reset.text)).toContain(
    '<a href="https://example.com/reset?token=a&#38;b=c">https://example.com/reset?token=a&#38;b=c</a>',
  );
  expect(htmlOf("A < B", reset.text)).toContain("<title>A &#60; B</title>");
  expect(htmlOf("A < B", reset.text)).toContain("Hello &#60;Ada&#62; &#38; co,");
  expect(htmlOf("A", reset.text)).not.toMatch(/<img|<script|src=|color:/);
  server.close();
  const plain = await plainServer();
  await smtp(plain.url, "hello@example.com").send(mail);
  expect(plain.lines.join("\n")).not.toMatch(/List-Unsubscribe/);
  plain.server.close();
});
