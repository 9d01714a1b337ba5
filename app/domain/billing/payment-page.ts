// Where a browser may be sent to pay.

/** The provider's own pages, or those of `ours`, an origin, where this app serves them itself. */
export function isPaymentPage(address: string, ours: string | null): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  return (protocol === "https:" && /^(checkout|billing)\.stripe\.com$/.test(hostname)) || origin === ours;
}
