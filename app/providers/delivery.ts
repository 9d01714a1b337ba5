/** What a vendor has sent unasked, once its signature is found good. The same delivery again has the same id. */
export type VendorDelivery<News> = { id: string; type: string; news: News };

/** Signed, and still nothing that can be acted on; the kind is for the log. */
export type Unreadable = { unreadable: string };
