// Where mails go, and how each part of one reads, as text and as HTML.
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { env } from "~/lib/env.server";
import { findingsLetter } from "~/texts/findings-letter";
import { htmlOf } from "~/providers/mail/html";
import { mailerOf } from "~/providers/mail/index.server";
import { letterHtml, letterText } from "~/providers/mail/letter";
import type { LetterPart } from "~/texts/letter";
import { mailOutbox, readOutbox } from "~/providers/mail/outbox.server";
import { trialReminder } from "~/texts/trial-reminder";

const APP = "https://money.example";
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "outbox-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the outbox", () => {
  const mail = (subject: string) => ({ to: "ada@example.com", subject, text: "A line." });

  test("keeps whole mails for their owner alone, the newest first, and as many as are asked for", async () => {
    expect(await readOutbox(folder)).toEqual([]);
    const { send } = mailOutbox(folder, "hello@example.com");
    for (const subject of ["first", "second", "third"]) await send(mail(subject));
    await send({ ...mail("last"), html: "<p>A line.</p>", unsubscribe: `${APP}/end` });
    expect((await readOutbox(folder, 2)).map(({ subject }) => subject)).toEqual(["last", "third"]);
    expect((await readOutbox(folder)).at(-1)).toEqual({
      ...{ from: "hello@example.com", ...mail("first"), sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    });
    expect((await readOutbox(folder))[0]).toMatchObject({ html: "<p>A line.</p>", unsubscribe: `${APP}/end` });
    const names = await readdir(join(folder, "outbox"));
    expect(names.filter((name) => !name.endsWith(".json"))).toEqual([]);
    expect((await stat(join(folder, "outbox"))).mode & 0o777).toBe(0o700);
    for (const name of names) expect((await stat(join(folder, "outbox", name))).mode & 0o777).toBe(0o600);
  });

  test("keeps the order of mails that are written in the same moment", async () => {
    const { send } = mailOutbox(folder, "hello@example.com");
    const subjects = Array.from({ length: 12 }, (_, number) => `mail ${number}`);
    const { toISOString } = Date.prototype;
    Date.prototype.toISOString = () => "2026-03-05T12:00:00.000Z";
    try {
      for (const subject of subjects) await send(mail(subject));
    } finally {
      Date.prototype.toISOString = toISOString;
    }
    expect((await readOutbox(folder)).map(({ subject }) => subject)).toEqual(subjects.reverse());
  });

  test("shows nothing of a mail that is only half written", async () => {
    await mkdir(join(folder, "outbox"));
    await writeFile(join(folder, "outbox", "9.part"), "{");
    expect(await readOutbox(folder)).toEqual([]);
  });
});

test("mails go to the server of the settings, and to the outbox where there is none", async () => {
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    socket.on("error", () => undefined).end("554 not here\r\n");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const settings = { MAIL_FROM: "hello@example.com", DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}` };
  const mail = { to: "ada@example.com", subject: "Hello", text: "A line." };
  try {
    await expect(mailerOf({ ...env, ...settings, MAIL_PROVIDER: "smtp" }).send(mail)).rejects.toThrow();
    expect([calls, await readOutbox(folder)]).toEqual([1, []]);
    await mailerOf({ ...env, ...settings, MAIL_PROVIDER: "outbox" }).send(mail);
    expect([calls, await readOutbox(folder)]).toMatchObject([1, [{ ...mail, from: "hello@example.com" }]]);
  } finally {
    server.close();
  }
});

describe("a mail of several parts", () => {
  const link = (text: string, href: string, style: string) => `<a href="${href}" style="${style}">${text}</a>`;
  const PLAIN = '<p style="margin:0 0 1em">';
  const CELL = "padding:8px 0;border-bottom:1px solid #8883;vertical-align:top";
  const TABLE =
    '<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;margin:0 0 1em;border-collapse:collapse">';
  const PRESS =
    "display:inline-block;padding:10px 18px;border:1px solid #8888;border-radius:8px;font-weight:600;color:inherit;text-decoration:none";
  const large = "color:inherit;font-size:24px;font-weight:700;text-underline-offset:4px";
  const figure = (name: string, value: string, href: string) =>
    `<td style="padding:0 16px 0 0;vertical-align:top"><span style="font-size:13px;opacity:.75">${name}</span><br>${link(value, href, large)}</td>`;
  const amount = "text-align:right;white-space:nowrap;padding-left:16px;font-variant-numeric:tabular-nums";
  const entry = (text: string, value: string) =>
    `<tr><td style="${CELL}">${text}</td><td style="${CELL};${amount}">${value}</td></tr>`;
  const list = (rows: string) => `<ul style="margin:0 0 1em;padding:0;list-style:none">${rows}</ul>`;

  test.each<[string, LetterPart, string, string]>([
    ["a paragraph", "Tom & <Ada>", "Tom & <Ada>", `${PLAIN}Tom &#38; &#60;Ada&#62;</p>`],
    [
      "a heading",
      { heading: "What's due" },
      "WHAT'S DUE",
      '<h2 style="margin:1.5em 0 .5em;font-size:16px">What&#39;s due</h2>',
    ],
    [
      "lines with and without a note and a link",
      { lines: [{ text: "Rent", note: "Soon", href: "/r" }, { text: "Gym" }] },
      "- Rent\n  Soon\n  /r\n- Gym",
      list(
        '<li style="margin:0 0 .5em"><a href="/r">Rent</a><br><span style="opacity:.75">Soon</span></li><li style="margin:0 0 .5em">Gym</li>',
      ),
    ],
    [
      "figures",
      {
        figures: [
          { name: "In", value: "$1", href: "/i" },
          { name: "Out", value: "$2", href: "/o" },
        ],
      },
      "- In: $1\n  /i\n- Out: $2\n  /o",
      `${TABLE}<tr>${figure("In", "$1", "/i")}${figure("Out", "$2", "/o")}</tr></table>`,
    ],
    [
      "entries",
      {
        entries: [
          { text: "Rent", value: "$9" },
          { text: "Gym", value: "" },
        ],
      },
      "- Rent, $9\n- Gym",
      `${TABLE}${entry("Rent", "$9")}${entry("Gym", "")}</table>`,
    ],
    ["a link", { text: "Look", href: "/l" }, "Look: /l", `${PLAIN}${link("Look", "/l", PRESS)}</p>`],
  ])("has %s in both forms", (_, part, text, html) => {
    const letter = { subject: "S", parts: [part], small: [] };
    expect(letterText(letter)).toBe(text);
    expect(letterHtml(letter)).toContain(`\n${html}\n`);
  });

  test("ends with its small links, apart by a dot, and its subject is its title", () => {
    const letter = {
      subject: "A < B",
      parts: ["One.", "Two."],
      small: [
        { text: "Choose", href: "/c" },
        { text: "End", href: "/e" },
      ],
    };
    expect(letterText(letter)).toBe("One.\n\nTwo.\n\nChoose: /c\n\nEnd: /e");
    const html = letterHtml(letter);
    expect(html).toContain("<title>A &#60; B</title>");
    expect(html).toContain(
      `>${link("Choose", "/c", "color:inherit")} &nbsp;·&nbsp; ${link("End", "/e", "color:inherit")}</p>`,
    );
    expect(html).toContain(`${PLAIN}One.</p>\n${PLAIN}Two.</p>\n`);
  });
});

test("a text's paragraphs and lines stay apart in HTML, and each address in it can be pressed", () => {
  const html = htmlOf("S", `\nHello,\nAda.\n\n\nSee ${APP}/a and ${APP}/b now.\n`);
  const pressed = (path: string) => `<a href="${APP}${path}">${APP}${path}</a>`;
  expect(html).toContain(
    `\n<p style="margin:0 0 1em">Hello,<br>Ada.</p>\n<p style="margin:0 0 1em">See ${pressed("/a")} and ${pressed("/b")} now.</p>\n`,
  );
});

describe("what was found", () => {
  const rent = { title: "Rent is due", message: "About $1,500.00.", href: "/cash-flow" };
  const letter = (findings: (typeof rent)[], withAmounts: boolean) =>
    findingsLetter({ firstName: "Ada", findings, appUrl: APP, unsubscribe: `${APP}/end`, withAmounts });

  test("one thing names itself, with its amount and where it's seen", () => {
    expect(letter([rent], true)).toEqual({
      subject: "Rent is due",
      parts: ["Hello Ada,", { lines: [{ text: "Rent is due", note: "About $1,500.00.", href: `${APP}/cash-flow` }] }],
      small: [
        { text: "Choose what you're told", href: `${APP}/settings#notices` },
        { text: "No more mails like this", href: `${APP}/end` },
      ],
    });
  });

  test("several are counted, and amounts that aren't wanted are said to be left out", () => {
    const { subject, parts } = letter([rent, { ...rent, title: "Gym" }], false);
    expect(subject).toBe("2 things about your money");
    expect(parts).toEqual([
      "Hello Ada,",
      {
        lines: [
          { text: "Rent is due", href: `${APP}/cash-flow` },
          { text: "Gym", href: `${APP}/cash-flow` },
        ],
      },
      "Amounts are left out of your mails, as you chose.",
    ]);
  });
});

test.each([
  [1, null, "tomorrow", "If you've added a card, your plan goes on from that day."],
  [3, "monthly", "in 3 days", "If you've added a card, your plan goes on at $9.99 per month from that day."],
] as const)(
  "%i days before its end a trial's mail says when, what it costs and how to stop",
  (days, plan, when, cost) => {
    const told = { firstName: "Ada", days, plan, endsOn: "May 4, 2026", appUrl: APP, unsubscribe: `${APP}/end` };
    expect(trialReminder(told)).toEqual({
      subject: `Your free trial ends ${when}`,
      text: [
        "Hello Ada,",
        "Your free trial ends on May 4, 2026.",
        "If you haven't added a card, nothing is charged: the trial simply ends, and your data stays where it is.",
        cost,
        `See your plan or add a card: ${APP}/subscribe`,
        `Cancel before that day: ${APP}/cancel-trial`,
        `No more reminders like this: ${APP}/end`,
      ].join("\n\n"),
    });
  },
);
