// What a database that is full, slow or gone means to a person, by the words of those who say so.
import { expect, test } from "vitest";
import { AppError, BUSY_ERROR, UNFINISHED_ERROR } from "~/contracts/errors";
import { asUnavailable, isDbDown, num } from "~/lib/db.server";

const said = (error: unknown) => asUnavailable(error)?.userMessage ?? null;

test.each([
  "timeout exceeded when trying to connect",
  "Unable to start a transaction in the given time.",
  "sorry, too many clients already",
  "remaining connection slots are reserved: too many connections",
  "Can't reach database server at 127.0.0.1:5432",
  "connect ECONNREFUSED 127.0.0.1:5432",
  "the database system is starting up",
  "the database system is shutting down",
  "the database system is in recovery mode",
  "the database system is not yet accepting connections",
])("%s: nothing has happened", (message) => {
  const error = new Error(message);
  const found = asUnavailable(error);
  expect(found).toMatchObject({ code: "unavailable", userMessage: BUSY_ERROR, retryAfter: 1, cause: error });
});

test.each([
  "Connection terminated unexpectedly",
  "Server has closed the connection.",
  "terminating connection due to administrator command",
  "Connection ended",
  "Transaction already closed: could not perform operation",
  "A query cannot be executed on an expired transaction.",
  "canceling statement due to statement timeout",
  "Transaction not found.",
  "read ECONNRESET",
  "write EPIPE",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
])("%s: it may have been done, and is to be sent again", (message) => {
  const error = new Error(message);
  const found = asUnavailable(error);
  expect(found).toMatchObject({ code: "unavailable", userMessage: UNFINISHED_ERROR, retryAfter: 1, cause: error });
});

test("what an error was caused by counts as well, however deep; what a service has worded doesn't, nor what is no error", () => {
  const lost = new Error("read ECONNRESET");
  const outer = new Error("Invalid `prisma.user.findMany()` invocation", {
    cause: new Error("driver", { cause: lost }),
  });
  expect([said(outer), asUnavailable(outer)?.cause]).toEqual([UNFINISHED_ERROR, outer]);
  expect(said(new Error("a question", { cause: new AppError("conflict", "read ECONNRESET") }))).toBeNull();
  for (const other of [
    new AppError("conflict", "too many clients", { cause: lost }),
    new Error('column "nonsense" does not exist'),
    "read ECONNRESET",
    { message: "read ECONNRESET" },
    null,
    undefined,
  ])
    expect(said(other)).toBeNull();
});

test("where nothing is watched nothing is down; cents are numbers", () => {
  expect(isDbDown()).toBe(false);
  expect([num(-12_345n), num(0n)]).toEqual([-12_345, 0]);
});
