/** A text as it stands between the signs of a LIKE pattern, where it means itself alone. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
