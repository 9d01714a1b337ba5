// Slips of the keyboard in the words that care hangs on: 'evcition', 'withdrawl', 'laywer'.

/** Long ones, whose neighbors of the same first and last letter are no words. */
const WORDS = (
  "suicide suicidal ending thinking gambling gambled eviction evicted landlord sheriff garnished garnishing " +
  "garnishment judgment against lawsuit settlement forgiveness government retirement withdrawal hardship " +
  "transfer difference refunded instead divorce lawyer attorney dependent sportsbook draftkings fanduel " +
  "girlfriend boyfriend husband bitcoin account accounts checking paycheck advance zelle threatens threatened " +
  "controls foreclosure insulin medicine collector collectors bankruptcy warrant arrested verification " +
  "microsoft payday borrow pension penalty deductible instructions ignore pretend invest investment again " +
  "desalojo embargo demanda impuestos abogado"
).split(" ");

const KNOWN: ReadonlySet<string> = new Set(WORDS);

const endsOf = (word: string): string => `${word[0] ?? ""}${word.at(-1) ?? ""}`;

/** Two letters the other way round, one too many, one missing, or one instead of another. */
function isSlipOf(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const [rest, other] = [typed.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}

export function withoutSlips(plain: string): string {
  return plain.replace(/[a-z]{4,}/g, (typed) =>
    KNOWN.has(typed)
      ? typed
      : (WORDS.find((meant) => endsOf(meant) === endsOf(typed) && isSlipOf(typed, meant)) ?? typed),
  );
}
