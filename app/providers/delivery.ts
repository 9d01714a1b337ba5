/** What a vendor has sent unasked, once its signature is found good. The same delivery again has the same id. */
export type Delivery<News> = { id: string; type: string; news: News };
