import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serving, type Serving } from "./serving";

let here: Serving;
beforeAll(async () => void (here = await serving()));
afterAll(() => here.close());

/** The policy as a browser reads it: the first of two directives of one name counts. */
async function policyOf(path: string): Promise<Record<string, string>> {
  const { headers } = await here.ask({ path });
  const text = String(headers["content-security-policy"]);
  const parts = text.split("; ").map((part) => part.split(" "));
  return Object.fromEntries(parts.reverse().map(([name = "", ...sources]) => [name, sources.join(" ")]));
}

describe("the content security policy, directive for directive", () => {
  test("of a page", async () => {
    const { "script-src": scripts, "style-src": styles, ...policy } = await policyOf("/goals");
    expect(policy).toEqual({
      "default-src": "'none'",
      "base-uri": "'none'",
      "img-src": "'self' data:",
      "font-src": "'self'",
      "connect-src": "'self'",
      "frame-src": "'none'",
      "manifest-src": "'self'",
      "worker-src": "'self'",
      "form-action": "'self' https://checkout.stripe.com https://billing.stripe.com",
      "frame-ancestors": "'none'",
      "object-src": "'none'",
    });
    expect(scripts).toMatch(/^'self' 'nonce-[A-Za-z0-9+/]{22}=='$/);
    expect(styles).toBe(scripts);
    expect((await policyOf("/goals"))["script-src"]).not.toBe(scripts);
  });

  test.each(["/api/goals", "/goals.data", "/assets/app-abc123.js"])("of %s", async (path) => {
    expect(await policyOf(path)).toEqual({
      "default-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'none'",
      "frame-ancestors": "'none'",
    });
  });
});
