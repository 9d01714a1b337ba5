// Lines of an answer that only repeat the rows beside them.

type Rows = { rows: readonly { label: string }[] };

/** `items` are the plain texts of one list in an answer; 'January 2026' may stand as 'Jan 2026' in its row. */
export function repeats(items: readonly string[], lists: readonly Rows[]): boolean {
  return lists.some(({ rows }) => {
    const labels = rows.map(({ label }) => wordsOf(label));
    return items.every((item) => {
      const words = wordsOf(item);
      return labels.some((label) => label.length > 0 && label.every((word, at) => words[at]?.startsWith(word)));
    });
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
