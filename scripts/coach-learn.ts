// npm run coach:learn: learns from the practice questions what a question asks for, and writes the weights. With
// `-- --measure` it learns from four fifths of them, says how many of the others it tells right, and writes nothing.
import { writeFileSync } from "node:fs";
import { featuresOf } from "../app/domain/coach/learned/features";
import { likeliest, weightsOf } from "../app/domain/coach/learned/likeliest";
import { spot } from "~/domain/coach/reading/spot";
import { digestOfPractice, practiceQuestions } from "./coach/practice";
import { type Example, learn, stored } from "./coach/learning";

const STEP = 0.05;
/** Weights below it are left out: they are next to nothing. */
const LEAST = 0.25;
const FOLDS = 5;
const WEIGHTS = new URL("../app/domain/coach/learned/weights.json", import.meta.url);

const examples: Example[] = practiceQuestions().map(({ code, person, text }) => ({
  code,
  features: featuresOf(spot(text, person), person),
}));

if (process.argv.includes("--measure")) measure();
else {
  const weights = stored(learn(examples), STEP, LEAST);
  writeFileSync(WEIGHTS, JSON.stringify({ learnedFrom: digestOfPractice(), ...weights }));
  console.log(
    `${examples.length} questions, ${weights.codes.length} codes, ${weights.weights.length} bytes of weights.`,
  );
}

function measure(): void {
  const weights = weightsOf(stored(learn(examples.filter((_, at) => at % FOLDS !== 0)), STEP, LEAST));
  const others = examples.filter((_, at) => at % FOLDS === 0);
  const told = others.map(({ code, features }) => {
    const [first] = likeliest(features, weights);
    return { isRight: first?.code === code, share: first?.share ?? 0 };
  });
  const rate = (all: typeof told) =>
    `${((100 * all.filter(({ isRight }) => isRight).length) / all.length).toFixed(1)} % of ${all.length}`;
  console.log(`told right: ${rate(told)}`);
  for (const least of [0.5, 0.7, 0.9])
    console.log(`  where its share is ${least} or more: ${rate(told.filter(({ share }) => share >= least))}`);
}
