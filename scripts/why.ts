import { PERSON } from "../tests/domain/coach/corpus";
import { spot } from "../app/domain/coach/query/spot";
import { readingsOf } from "../app/domain/coach/query/readings";
import { notationOf, notationOfPlan } from "../app/domain/coach/query/notation";
for (const text of process.argv.slice(2)) {
  const spots = spot(text, PERSON);
  console.log("##", spots.plain);
  for (const r of readingsOf(spots, PERSON).slice(0, 4)) console.log("  ", r.score.toFixed(2), r.evidence.toFixed(2), r.asked.is === "query" ? notationOf(r.asked.query, PERSON.today) : notationOfPlan(r.asked.request), r.unused);
}
