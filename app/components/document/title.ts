export const PRODUCT_TITLE = "Personal Finance Dashboard";

/** A page may put its own name in front. */
export function pageTitle(name: string): string {
  return `${name} · ${PRODUCT_TITLE}`;
}
