import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serving, type Serving } from "./serving";

let here: Serving;
beforeAll(async () => void (here = await serving()));
afterAll(() => here.close());

/** The policy as a browser reads it: the first of two directives of one name counts. */
async function policyOf(path: string, one = here): Promise<Record<string, string>> {
  const { headers } = await one.ask({ path });
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

  const of = async (path: string, options: NonNullable<Parameters<typeof serving>[0]>["options"]) => {
    const one = await serving({ options: options ?? {} });
    const policy = await policyOf(path, one);
    const { headers } = await one.ask({ path });
    await one.close();
    return { policy, headers };
  };

  test("of a screen on which a bank is linked", async () => {
    const { policy, headers } = await of("/accounts", { plaid: true });
    expect(policy).toMatchObject({
      "script-src": expect.stringMatching(/^'self' 'nonce-\S+' https:\/\/cdn\.plaid\.com$/),
      "connect-src": "'self' https://production.plaid.com https://sandbox.plaid.com",
      "frame-src": "https://cdn.plaid.com",
      "form-action": "'self' https://checkout.stripe.com https://billing.stripe.com https://secure.plaid.com",
    });
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
  });

  test("over https, and while the app is being made", async () => {
    const secure = await of("/goals", { appUrl: new URL("https://money.example") });
    expect(secure.policy).toHaveProperty("upgrade-insecure-requests", "");
    expect((await policyOf("/goals"))["upgrade-insecure-requests"]).toBeUndefined();
    const { policy } = await of("/goals", { development: true });
    expect([policy["style-src"], policy["connect-src"]]).toEqual(["'self' 'unsafe-inline'", "'self' ws:"]);
  });
});

test("what a browser can do beside showing pages is refused to all of them, and the rest of what every answer says", async () => {
  const { headers } = await here.ask({ path: "/goals" });
  expect(headers["permissions-policy"]).toBe(
    [
      ...["accelerometer", "autoplay", "bluetooth", "browsing-topics", "camera", "display-capture", "encrypted-media"],
      ...["fullscreen", "geolocation", "gyroscope", "hid", "idle-detection", "local-fonts", "magnetometer"],
      ...["microphone", "midi", "payment", "picture-in-picture", "screen-wake-lock", "serial", "usb"],
      "xr-spatial-tracking",
    ]
      .map((feature) => `${feature}=()`)
      .join(", "),
  );
  expect(headers).toMatchObject({
    ...{ "x-permitted-cross-domain-policies": "none", "origin-agent-cluster": "?1" },
    "x-request-id": expect.stringMatching(/^[\w-]{12}$/),
  });
});
