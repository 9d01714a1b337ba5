// Changes that a text tells, and what it wants judged (told-changes.txt).
import { expect, test } from "vitest";
import { type DescribedChange, readChangeScenario } from "~/domain/coach/long-texts/changes";
import { plainWords } from "~/domain/language/words";
import { casesOf, each } from "./told-table";

/** 'pay -25%', 'rent +150', 'power +48' */
function change(one: DescribedChange): string {
  if (one.is === "rent") return `rent +${one.percent}%`;
  if (one.is === "cost") return `cost ${one.cents / 100}`;
  if (one.is === "bill") return `${one.name} +${one.cents / 100}`;
  if ("cents" in one) return `${one.is} ${one.cents / 100} a ${one.each}`;
  return `${one.is} ${Number(one.percent.toFixed(2))}%${one.hours === undefined ? "" : ` (${one.hours} hours)`}`;
}

/** 'pay -25%', 'wish 400', '12 x 175 or 1900', and then what is to be judged */
function inShort(text: string): string {
  const weighed = readChangeScenario(plainWords(text));
  if (!weighed) return "nothing";
  const { told, offer, wishCents, onceCents, months, judged, keepsGoals, sparesSavings } = weighed;
  return [
    ...told.map(change),
    ...(offer ? [`${offer.times} x ${offer.eachCents / 100} or ${offer.onceCents / 100}`] : []),
    ...(wishCents === null ? [] : [`wish ${wishCents / 100}`]),
    ...(onceCents === null ? [] : [`once ${onceCents / 100}`]),
    ...(months === null ? [] : [`${months} months`]),
    judged,
    ...(keepsGoals ? ["keeps goals"] : []),
    ...(sparesSavings ? ["spares savings"] : []),
  ].join(", ");
}

test.each(casesOf(new URL("./told-changes.txt", import.meta.url)))("$line", ({ texts, expected }) => {
  expect(each(texts, inShort)).toEqual(each(texts, () => expected));
});
