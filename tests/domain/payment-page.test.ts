// The browser is sent to the provider's pages, or to our own where we serve them, and nowhere else.
import { expect, test } from "vitest";
import { isPaymentPage } from "~/domain/billing/payment-page";

const OURS = "http://localhost:3000";

test.each<[string, boolean, boolean]>([
  ["https://checkout.stripe.com/c/pay/cs_1#x", true, true],
  ["https://billing.stripe.com/p/session/1", true, true],
  ["https://CHECKOUT.stripe.com/c", true, true],
  ["http://checkout.stripe.com/c", false, false],
  ["https://checkout.stripe.com.evil.example/c", false, false],
  ["https://evil-checkout.stripe.com/c", false, false],
  ["https://stripe.com/c", false, false],
  ["https://checkoutXstripe.com/c", false, false],
  ["https://user@evil.example/checkout.stripe.com", false, false],
  ["http://localhost:3000/sandbox/checkout/1", false, true],
  ["https://localhost:3000/sandbox/checkout/1", false, false],
  ["http://localhost:3001/sandbox/checkout/1", false, false],
  ["javascript:alert(1)", false, false],
  ["about:blank", false, false],
  ["/sandbox/checkout/1", false, false],
  ["", false, false],
])("%s: with a real provider %s, with the practice one %s", (address, real, practice) => {
  expect([isPaymentPage(address, null), isPaymentPage(address, OURS)]).toEqual([real, practice]);
});
