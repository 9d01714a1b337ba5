/** Twelve months of a category, by its id or as forms call one of the person's own. */
export const trendHref = (choice: string): string => `/categories/${encodeURIComponent(choice)}`;
