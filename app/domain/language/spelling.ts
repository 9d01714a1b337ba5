// Slips of the keyboard. Short words are taken as they stand: one letter more makes them another word.

/** Letters added, left out, changed or swapped; more than `most` is not counted further. */
export function slipsBetween(a: string, b: string, most: number): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
}

/** How many slips a word may hold. */
export const slipsAllowed = (length: number): number => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** Real words that only look like slips of others. */
const OWN = new Set(
  `files file there these those their where were when then than whole world could mouth honey monkey coats boats bells balls pills
  load loads deposit slave shave spring sending lending mending lend send speed store stores scare snore pursue train
  training trainer wound wears tears fears raised raises raising scores scored retired cancelled canceled budgeted
  invested invests houses paying planning shopping changes change changed chance chances larger charger balanced credits
  debit credited travels insured averages averaged house mouse horse nurse course purse sweater weather whether
  father mother brother sister other another under wonder yonder light night right might sight fight tight eight
  friend friends bread break brake great treat street green greet state stare share shape place plane plate
  planet plant plants heart heard beard board broad coast toast roast beach reach teach peach touch couch
  coach couple cover lover river never fever seven eleven taxes texas boxes power tower flower lower
  shower since prince price pride bride drive drove drone phone prone stone store story start smart
  chart party dirty thirty forty fifty sixty cheap cheat cheek check chess chest quest guest guess
  quick quiet quite quote right sound round ground found bound hound point paint print prints saint
  later water waiter after often open pension mansion station nation notion motion option action section
  window winter sister dinner winner banner runner burner corner former farmer summer hammer bummer
  neighbor neighbors american americans calories dinosaurs bananas bitcoin salary celery gallery battery pottery
  apple apples games names times tunes tires fires wires lives gives hives dives loves moves gloves
  abide acre aground automatic barbed blank blanket bleak bling bogus boots boozy boring bouncy breathing brink
  broker bunch camera chair chant charm chuck clarity clean clone clover collage commute companion concept concert
  cone cope coping crate crease creed creep dairy daisy dealer deceased deceit decent denial diner diving donut
  donuts dose drank dress drift drill dripping drown earring earrings easing employed exceeding expanse expert
  failing fence fifth filing flying foster fried frying garden gift gifts giver gloss glowing grape grass groin gym
  gyms heading hire hoodie jacket jeans kettle ladder lamp laptop launch liking limes linen lining liver living
  lurch magazine manager margarine mower nails nearby neatly otter pager palace pants paper parting patrol phony
  pillow planner player playing poker prayer praying pregnancy printer prize probation promoter quartet racing
  radio rally ranting rating refueling regain rehire repost resent resort revenge riches riding rinsing rising roof
  saloon sanding scone scope scuff setting shade shame shawl sheet shelf shell shelling shirt shirts shock shoe
  shoes shopper shore short shout shrink situation skirt slick small smell smock snack snare snowfall socks spill
  spore sports stack staff stage stake stark statue steak stick stitch stole storm stove stuck supplier sweat sweep
  sweeper swell swung tablet theme thirsty tools tote toys track trailer transform traps truce truck trucks twine
  tying vintage vocation wafer wager wanting washed washer washing worrier wrestling`.split(/\s+/),
);

/** The word of a vocabulary that a word was meant to be; the word itself where there is none that near. */
export function corrected(word: string, vocabulary: ReadonlySet<string>): string {
  const most = slipsAllowed(word.length);
  if (/[^aeiou]ys$/.test(word) && vocabulary.has(`${word.slice(0, -2)}ies`)) return `${word.slice(0, -2)}ies`;
  if (word.length === 4 && !OWN.has(word) && !vocabulary.has(word)) return swapped(word, vocabulary);
  if (most === 0 || vocabulary.has(word) || OWN.has(word) || /\d/.test(word)) return word;
  let best: { known: string; slips: number } | null = null;
  for (const known of vocabulary) {
    if (known[0] !== word[0] || known.length < 5 || Math.abs(known.length - word.length) > most || isForm(word, known))
      continue;
    const slips = slipsBetween(word, known, most);
    if (slips <= most && (!best || slips < best.slips)) best = { known, slips };
  }
  return best?.known ?? word;
}

/** Of a short word only two letters that changed places are a slip: 'mcuh'. */
function swapped(word: string, vocabulary: ReadonlySet<string>): string {
  const found = [0, 1, 2].map((at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2));
  return found.find((known) => vocabulary.has(known)) ?? word;
}

/** 'loaned' and 'monthly' are no slips of 'loan' and 'month'. */
const isForm = (word: string, known: string): boolean =>
  /^(?:s|e|es|d|ed|r|er|ly|y|ing|ings)$/.test(
    word.startsWith(known) ? word.slice(known.length) : known.startsWith(word) ? known.slice(word.length) : "",
  );
