// What a company is called, however it's written: 'Roast and Company', 'Roast & Co.' and 'the Roast n Co' are one.

const FORMS: Readonly<Record<string, string>> = { and: "&", n: "&", "+": "&", company: "co", companies: "co" };
const EMPTY: ReadonlySet<string> = new Set(["the", "inc", "llc", "ltd", "corp", "incorporated"]);

/** The same text for all ways of writing one name. */
export function companyName(name: string): string {
  const words = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‘’'`´]/g, "")
    .replace(/[&+]/g, " & ")
    .replace(/[^\p{L}\p{N}& ]/gu, " ")
    .split(/\s+/)
    .map((word) => (Object.hasOwn(FORMS, word) ? (FORMS[word] ?? word) : word))
    .filter((word) => word !== "");
  const telling = words.filter((word) => !EMPTY.has(word));
  return (telling.length > 0 ? telling : words).join(" ");
}
