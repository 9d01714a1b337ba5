// A file that the system shares with the installed app: a preview for who is signed in, and plain words for who isn't.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { db } from "~/lib/db.server";
import * as home from "~/routes/_index";
import * as screen from "~/routes/_app.import";
import { useDatabase } from "../support/db";
import { call, createTrialUser, sessionCookie } from "../support/people";

useDatabase();

const Target = z.object({
  action: z.string(),
  method: z.string(),
  enctype: z.string(),
  params: z.object({ files: z.array(z.object({ name: z.string(), accept: z.array(z.string()) })) }),
});
const target = () => Target.parse(JSON.parse(readFileSync("public/manifest.webmanifest", "utf8")).share_target);

test("what the manifest says the system sends is what the screen takes, and makes a preview of", async () => {
  const { action, method, enctype, params } = target();
  expect([action, method, enctype]).toEqual(["/import", "POST", "multipart/form-data"]);
  expect(params.files[0]?.accept).toEqual(expect.arrayContaining([".csv", ".ofx", ".qfx", ".qif", ".xml", ".txt"]));
  const user = await createTrialUser();
  const body = new FormData();
  body.append(params.files[0]?.name ?? "", new File(["Date,Payee,Amount\n01/20/2026,Deli,-5.00\n"], "shared.csv"));
  const request = new Request("http://localhost:3000/import", {
    method,
    body,
    headers: { cookie: await sessionCookie(user) },
  });
  const answer = await screen.action({ request, params: {}, context: { nonce: "", requestId: "test" } });
  if (!(answer instanceof Response)) throw new Error("no way to a preview");
  expect(answer.headers.get("location")).toMatch(/^\/import\/[\da-f]+$/);
  expect(await db.import.count({ where: { userId: user.id, state: "draft" } })).toBe(1);
  expect(await db.transaction.count({ where: { userId: user.id } })).toBe(0);
});

test("who isn't signed in is told to choose the file again, and is brought back to where that's done", async () => {
  for (const asked of [{ path: "/import", method: "POST" }, { path: "/import?shared=1" }]) {
    const answer = await call(screen, asked);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/login"]);
    const cookies = answer.headers.getSetCookie();
    const flash = cookies.find((cookie) => cookie.includes("flash")) ?? "";
    const said = Buffer.from(flash.split("=")[1]?.split(".")[0] ?? "", "base64url").toString("utf8");
    expect(said).toContain("choose the file again");
    const back = cookies.find((cookie) => cookie.includes("back="))?.split(";")[0] ?? "";
    const user = await createTrialUser();
    const after = await call(home, { path: "/", cookie: `${await sessionCookie(user)}; ${back}` });
    expect([after.status, after.headers.get("location")]).toEqual([302, "/import"]);
  }
});
