import { expect, test } from "vitest";
import { nearestPlace } from "~/domain/screens/nearest-place";

test.each([
  ["/budgets", "/budget"],
  ["/budegt", "/budget"],
  ["/transaction/42", "/transactions"],
  ["/networth", "/net-worth"],
  ["/net_worth/2026", "/net-worth"],
  ["/cashflow", "/cash-flow"],
  ["/bills", "/cash-flow"],
  ["/subscriptions", "/recurring"],
  ["/profile", "/settings"],
  ["/acounts/checking", "/accounts"],
  ["/coach/advice", "/coach"],
  ["/import/no-such-import", "/import"],
  ["/categories/no-such-category", "/categories"],
  ["/settings/password", "/settings"],
  ["/app/Goals", "/goals"],
])("%s was likely meant to be %s", (pathname, to) => expect(nearestPlace(pathname)?.to).toBe(to));

test.each(["/", "/xyzzy", "/no-such-page", "/%E2%9C%93", "/a/b/c", "/wp-login.php"])(
  "%s is like no screen",
  (pathname) => expect(nearestPlace(pathname)).toBeNull(),
);
