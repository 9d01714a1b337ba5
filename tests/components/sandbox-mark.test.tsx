// The frame says which of bank and payments are made up, and says it of no other.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SandboxMark } from "~/components/shell/foot-notes";

test.each([
  [true, true, "Sandbox Sample bank and payments: no real money moves."],
  [true, false, "Sandbox Sample bank: its accounts are made up."],
  [false, true, "Sandbox Practice payments: no real card is charged."],
  [false, false, ""],
])("with a sample bank %s and practice payments %s it reads as it is", (bank, billing, words) => {
  const html = renderToStaticMarkup(<SandboxMark bank={bank} billing={billing} />);
  expect(html.replace(/<[^>]+>/g, "")).toBe(words);
});
