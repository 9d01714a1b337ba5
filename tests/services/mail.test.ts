import { afterEach, expect, test, vi } from "vitest";
import { setClock } from "~/lib/clock.server";
import { runJob, runPendingJobs } from "~/lib/jobs.server";
import "~/services/people/recovery.server";
import { queueMail } from "~/services/platform/mail.server";
import { useDatabase } from "../support/db";
import { createUser } from "../support/people";

const sent = vi.hoisted(() => ({ subjects: new Array<string>(), failure: new Array<Error>() }));
vi.mock("~/providers/mail/index.server", async (original) => ({
  ...(await original<object>()),
  sendMail: (mail: { subject: string }) => {
    const [failure] = sent.failure;
    if (failure) return Promise.reject(failure);
    sent.subjects.push(mail.subject);
    return Promise.resolve();
  },
}));
const { MailRefused } = await import("~/providers/mail/port");

useDatabase();
afterEach(() => {
  sent.subjects.length = 0;
  sent.failure.length = 0;
});

const mail = (subject: string) => ({ to: "ada@example.com", subject, text: "A line." });
const at = (minutes: number) => new Date(Date.UTC(2026, 4, 1, 10, minutes));

test("a mail is tried for as long as it's of use, and not after", async () => {
  setClock(at(0));
  await queueMail(mail("in time"), at(15));
  setClock(at(14));
  await runPendingJobs();
  setClock(at(0));
  await queueMail(mail("too late"), at(15));
  await queueMail(mail("any time"));
  setClock(at(15));
  await runPendingJobs();
  expect(sent.subjects).toEqual(["in time", "any time"]);
});

test("what the mail server refuses for good isn't tried again; everything else is", async () => {
  await queueMail(mail("refused"));
  sent.failure.push(new MailRefused("no such person"));
  // A job that ends well is not run again by the queue, one that throws is.
  await expect(runPendingJobs()).resolves.toBe(1);
  await queueMail(mail("for now"));
  sent.failure[0] = new Error("451 later");
  await expect(runPendingJobs()).rejects.toThrow("451 later");
});

test("a link to a new password that waited for the mail server is sent while it works, and not after", async () => {
  const { email } = await createUser();
  const sentAfter = async (minutes: number) => {
    setClock(at(0));
    await runJob("recover", { kind: "password", email });
    setClock(at(minutes));
    await runPendingJobs();
    return sent.subjects.splice(0);
  };
  expect(await sentAfter(14)).toEqual(["Reset your password"]);
  expect(await sentAfter(15)).toEqual([]);
});
