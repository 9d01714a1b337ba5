// The door of a screen's forms: which form it is, what it is given, what a refused one shows again, and what the log says.
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { AppError, GENERIC_ERROR } from "~/contracts/errors";
import { intent, type PageContext, publicPageAction } from "~/lib/http-page.server";
import { closeContext, openContext } from "~/lib/request-context.server";
import { useLog } from "../support/logged";

const said = useLog();
type Fields = Record<string, string | string[]>;

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  new Request("http://localhost/goals?page=2", { method: "POST", body: new URLSearchParams(fields), headers });
const sent = (request: Request, intents: Parameters<typeof publicPageAction>[0], options = {}) =>
  publicPageAction(
    intents,
    options,
  )({ request, params: { id: "g1", more: undefined }, context: { nonce: "", requestId: "" } });
const failing = (error: unknown) => ({ save: () => Promise.reject(Object(error)) });
const headersOf = (answer: unknown) => new Headers(Object(answer).init?.headers);

describe("a form", () => {
  test("is the one that it names; a screen's only one needs no name, and one that isn't there is none", async () => {
    const seen: string[] = [];
    const doing = (name: string) => () => Promise.resolve(void seen.push(name));
    await sent(post({ intent: "two" }), { one: doing("one"), two: doing("two") });
    await sent(post({}), { one: doing("only") });
    expect(seen).toEqual(["two", "only"]);
    const unknown = { init: { status: 400 }, data: { problem: "This form isn't known here." } };
    const odd: Record<string, string>[] = [{}, { intent: "three" }, { intent: "toString" }];
    for (const fields of odd)
      expect(await sent(post(fields), { one: doing("one"), two: doing("two") })).toMatchObject(unknown);
    expect(seen).toHaveLength(2);
  });

  test("is given its fields without its own, its key, the address and what the address names", async () => {
    const seen: [Fields, PageContext][] = [];
    const save = (_user: unknown, fields: Fields, page: PageContext) => Promise.resolve(void seen.push([fields, page]));
    await sent(post({ intent: "save", formKey: "key-1", name: "Boat" }), { save });
    await sent(post({ formKey: "", name: "Car" }), { save });
    const [[first, page], [, without]] = [seen[0] ?? [], seen[1] ?? []];
    expect(first).toEqual({ name: "Boat" });
    expect([page?.params, page?.formKey, page?.url.search, without?.formKey]).toEqual([
      ...[{ id: "g1", more: "" }, "key-1", "?page=2", undefined],
    ]);
  });

  test("with fields that don't fit is shown again with what was entered, and no password of it", async () => {
    const schema = z.object({
      name: z.string().min(3, "Longer, please"),
      at: z.object({ day: z.string() }).optional(),
    });
    const save = intent(schema, (_user: unknown, input) => Promise.resolve(input));
    const fields = { intent: "save", __rvfInternalFormId: "form-1", name: "ab", password: "secret" };
    expect(await sent(post(fields), { save })).toEqual({
      ...{ type: "DataWithResponseInit", init: { status: 422 } },
      data: {
        repopulateFields: { name: "ab" },
        formId: "form-1",
        fieldErrors: { name: "Longer, please" },
        toast: null,
      },
    });
    expect(await sent(post({ name: "Boat", extra: "x" }), { save })).toEqual({ name: "Boat" });
    expect(said).toEqual([]);
  });
});

describe("a form that fails", () => {
  test("says why, under its own title, the form's, the screen's or none", async () => {
    const titleOf = async (error: unknown, own?: string, screen?: string) => {
      const save = Object.assign(() => Promise.reject(Object(error)), { errorTitle: own });
      return Object(await sent(post({ name: "a" }), { save }, screen ? { errorTitle: screen } : {})).data.toast;
    };
    const error = new AppError("conflict", "Changed meanwhile.", { fieldErrors: { name: "Old" } });
    const toast = (title: string) => ({ title, description: "Changed meanwhile.", variant: "error" });
    expect(
      await titleOf(new AppError("conflict", "Changed meanwhile.", { title: "Its" }), "Form's", "Screen's"),
    ).toEqual(toast("Its"));
    expect(await titleOf(error, "Form's", "Screen's")).toEqual(toast("Form's"));
    expect(await titleOf(error, undefined, "Screen's")).toEqual(toast("Screen's"));
    expect(await titleOf(error)).toEqual(toast("Error"));
    // Beside its field it stands once, unless the documents give it a title.
    const beside = new AppError("conflict", "That name is taken.", { fieldErrors: { name: "That name is taken." } });
    expect(await titleOf(beside)).toBeNull();
    expect(await titleOf(beside, undefined, "Screen's")).toMatchObject({ title: "Screen's" });
    expect(await sent(post({ name: "a" }), failing(error))).toMatchObject({
      ...{ data: { fieldErrors: { name: "Old" }, problem: "Changed meanwhile.", repopulateFields: { name: "a" } } },
      init: { status: 409 },
    });
    expect(said).toEqual([]);
  });

  test("and nobody knows why, says so in general, and the log has the cause and the request", async () => {
    const error = new Error("secret detail");
    const answer = await sent(post({}, { "x-request-id": "r-1" }), failing(error));
    expect(answer).toMatchObject({ data: { problem: GENERIC_ERROR, fieldErrors: {} }, init: { status: 500 } });
    expect(JSON.stringify(answer)).not.toContain("secret");
    expect(said).toEqual([{ level: "error", message: "a form failed", err: error, requestId: "r-1" }]);
    // What a service worded for want of a reason keeps the reason for the log.
    await sent(post({}), failing(new AppError("unavailable", "It didn't work.", { cause: error })));
    expect(said[1]).toMatchObject({ message: "a form failed", err: error });
  });

  test("for a while says when to try again; other failures don't", async () => {
    const retry = async (error: AppError) => headersOf(await sent(post({}), failing(error))).get("retry-after");
    expect(await retry(new AppError("too_many", "Wait.", { retryAfter: 9 }))).toBe("9");
    expect(await retry(new AppError("too_many", "Wait."))).toBe("5");
    expect(await retry(new AppError("unavailable", "Wait."))).toBe("5");
    expect(await retry(new AppError("conflict", "No.", { retryAfter: 9 }))).toBeNull();
    expect(said).toEqual([]);
  });

  test("hands on an answer that is one", async () => {
    const made = new Response("done");
    expect(await sent(post({}), failing(made))).toBe(made);
  });
});

describe("the words of a failure", () => {
  const context = { requestId: "r-2", ip: "local", nonce: "", isLocal: false };
  afterEach(() => closeContext({ ...context, isDataRequest: false }));

  test("are shown by the page that is made now, and wait in a cookie for scripts that ask for the page afterwards", async () => {
    const answered = async (isDataRequest: boolean) => {
      const here = { ...context, isDataRequest, toast: undefined };
      openContext(Object(here));
      const answer = await sent(post({}, { "x-request-id": "r-2" }), failing(new AppError("conflict", "No.")));
      return [
        Object(here).toast?.description ?? null,
        headersOf(answer).get("set-cookie")?.startsWith("flash=") ?? false,
      ];
    };
    expect(await answered(false)).toEqual(["No.", false]);
    expect(await answered(true)).toEqual([null, true]);
  });
});
