/** At once, and kept even if the server is never reached: somebody may be looking over a shoulder. */
export function showAmounts(shown: boolean): void {
  document.cookie = `amounts=${shown ? "" : "hidden"}; path=/; max-age=${shown ? 0 : 31_536_000}; samesite=lax`;
  if (shown) document.documentElement.removeAttribute("data-amounts");
  else document.documentElement.setAttribute("data-amounts", "hidden");
}
