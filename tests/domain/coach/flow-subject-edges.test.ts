// What a flow is about, one a line of flow-subject-edges.txt: 'measure | question → query', the words that it has no use for, and
// of these the ones beside a name. By the rules alone; asked of the approved answers' household.
import { expect, test } from "vitest";
import { notationOf } from "~/domain/coach/query/notation";
import { readingsOf } from "~/domain/coach/reading/readings";
import { spot } from "~/domain/coach/reading/spot";
import { TODAY, WHO } from "./approved/household";
import { linesOf } from "./read-as";

const LINES = linesOf("flow-subject-edges");

function read(text: string, measure: string): string {
  for (const { asked, isFramed, unused, beside = [] } of readingsOf(spot(text, WHO), WHO))
    if (asked.is === "query" && !isFramed && asked.query.measure === measure)
      return [
        notationOf(asked.query, TODAY),
        ...(beside.length > 0 ? [`beside ${beside.join("+")}`] : []),
        ...(unused.length > 0 ? [`unused ${unused.join("+")}`] : []),
      ].join(" ");
  return "none";
}

test.each(LINES)("%s", (line) => {
  const [measure = "", rest = ""] = line.split(" | ");
  const [text = "", query] = rest.split(" → ");
  expect(read(text, measure)).toBe(query);
});
