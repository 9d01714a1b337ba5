// The door of vendors' deliveries and the one of files: what each is told.
import { describe, expect, test } from "vitest";
import { AppError } from "~/contracts/errors";
import { errorAsJson } from "~/lib/http-api.server";
import { webhookAction } from "~/lib/http-webhook.server";
import { requireUserForFiles, type UploadedFile, withUploads } from "~/lib/upload.server";
import { useLog } from "../support/logged";

const said = useLog();

describe("a delivery", () => {
  const delivered = async (receive: Parameters<typeof webhookAction>[0], method = "POST") => {
    const request = new Request("http://localhost/webhooks/x", {
      method,
      ...(method === "POST" ? { body: "{}" } : {}),
    });
    const answer = await webhookAction(receive)({ request, params: {}, context: { nonce: "", requestId: "" } });
    return [answer.status, await answer.json()];
  };

  test("is received, or refused with why", async () => {
    const outcome = (is: "applied" | "ignored" | "refused" | "unreadable") => delivered(() => Promise.resolve(is));
    const received = [200, { received: true }];
    expect([await outcome("applied"), await outcome("ignored")]).toEqual([received, received]);
    expect(await outcome("refused")).toEqual([400, { message: "The signature is not valid." }]);
    expect(await outcome("unreadable")).toEqual([
      400,
      { message: "The event is signed, but it has no data to act on." },
    ]);
    expect(webhookAction(() => Promise.resolve("applied")).methods).toEqual(["POST"]);
    expect(await delivered(() => Promise.resolve("applied"), "PUT")).toEqual([405, { message: "Use POST." }]);
  });

  test("is read as it came, and comes again where we fail", async () => {
    const seen: unknown[] = [];
    await delivered((body, headers) =>
      Promise.resolve(void seen.push(body, headers instanceof Headers)).then(() => "applied"),
    );
    expect(seen).toEqual(["{}", true]);
    expect((await delivered(() => Promise.reject(new Error("secret detail"))))[0]).toBe(500);
    expect(said).toMatchObject([{ level: "error", message: "an endpoint failed" }]);
  });
});

test("an error is told to a program with its status, its fields and when to try again", async () => {
  const request = new Request("http://localhost/api/x", { headers: { "x-request-id": "r-4" } });
  const told = async (error: unknown) => {
    const answer = errorAsJson(error, request);
    return [answer.status, answer.headers.get("retry-after"), await answer.json()];
  };
  expect(await told(new AppError("too_many", "Wait."))).toEqual([429, "5", { message: "Wait." }]);
  expect(await told(new AppError("unavailable", "Wait.", { retryAfter: 7 }))).toEqual([503, "7", { message: "Wait." }]);
  expect(await told(new AppError("conflict", "No.", { fieldErrors: { a: "b" }, retryAfter: 7 }))).toEqual([
    ...[409, null, { message: "No.", fieldErrors: { a: "b" } }],
  ]);
  expect(said).toEqual([]);
  const error = new Error("secret detail");
  expect(await told(error)).toEqual([500, null, { message: expect.any(String), requestId: "r-4" }]);
  expect(said).toEqual([{ level: "error", message: "an endpoint failed", err: error, requestId: "r-4" }]);
  const made = new Response("done");
  expect(errorAsJson(made, request)).toBe(made);
});

describe("files that are sent", () => {
  const sent = (fill: (form: FormData) => void) => {
    const form = new FormData();
    fill(form);
    return withUploads(new Request("http://localhost/import", { method: "POST", body: form }), "files", held);
  };
  const held = (files: UploadedFile[]) =>
    Promise.all(files.map(async ({ name, size, bytes }) => ({ name, size, bytes: await bytes() })));
  const file = (text: string, name: string) => new File([text], name);

  test("are those of the field that have a name or something in them", async () => {
    const found = await sent((form) => {
      form.append("files", file("a,b", "one.csv"));
      form.append("files", file("", "empty.csv"));
      form.append("files", file("", ""));
      form.append("files", "a text");
      form.append("other", file("c", "two.csv"));
    });
    expect(found.map(({ name, size, bytes }) => [name, size, new TextDecoder().decode(bytes)])).toEqual([
      ["one.csv", 3, "a,b"],
      ["empty.csv", 0, ""],
    ]);
  });

  test("are fifty parts at most, and of a form that holds files", async () => {
    const many = (count: number) =>
      sent((form) => {
        for (let at = 0; at < count; at += 1) form.append("files", file("x", `${at}.csv`));
      });
    expect(await many(50)).toHaveLength(50);
    await expect(many(51)).rejects.toMatchObject({
      code: "bad_request",
      userMessage: "That are too many files at once.",
    });
    const other = (type: string, body: string) =>
      withUploads(
        new Request("http://localhost/", { method: "POST", body, headers: { "content-type": type } }),
        "files",
        held,
      );
    expect(await other("text/plain", "x")).toEqual([]);
    expect(await other("x-multipart/form-data; boundary=x", "x")).toEqual([]);
    await expect(other("Multipart/Form-Data; boundary=x", "odd")).rejects.toMatchObject({
      ...{ code: "bad_request", userMessage: "The files couldn't be read. Please choose them again." },
    });
  });

  test("that nobody signed in brings lead to the sign-in, and back to where files are chosen", async () => {
    const answer: unknown = await requireUserForFiles(new Request("http://localhost/import")).catch(
      (thrown: unknown) => thrown,
    );
    if (!(answer instanceof Response)) throw new Error("nobody was sent to the sign-in");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/login"]);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["back", "flash"]);
    expect(cookies[0]).toContain("back=%2Fimport;");
  });
});
