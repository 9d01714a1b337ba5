// Where the words of a goal's chart stand: each beside what it names, none over another.

export const WIDTH = 280;
export const SIDE = 4;
/** Of a row of words. */
const ROW = 14;
const LETTER = 5.6;
const GAP = 6;

type Label = { text: string; x: number; /** Hidden where amounts are. */ isAmount?: true };
/** `row` counts from the drawing outwards. */
export type ChartLabel = Label & { row: number };

const widthOf = (text: string): number => text.length * LETTER;
const half = (text: string): number => widthOf(text) / 2;

/** Words keep to the drawing. */
const within = ({ text, x }: Label): number => Math.min(Math.max(x, SIDE + half(text)), WIDTH - SIDE - half(text));

/** Two labels of one edge: in one row where they have room beside each other, otherwise the second one row further out. */
export function edgeLabels(first: Label, second: Label | null): ChartLabel[] {
  const one = { ...first, x: within(first), row: 0 };
  if (!second) return [one];
  const other = { ...second, x: within(second) };
  const isApart = Math.abs(one.x - other.x) >= half(one.text) + half(other.text) + GAP;
  return [one, { ...other, row: isApart ? 0 : 1 }];
}

/** What an edge needs for its rows of words. */
export const labelRoom = (labels: readonly ChartLabel[]): number =>
  4 + ROW * (1 + Math.max(...labels.map(({ row }) => row)));

/** From the edge of the drawing to a row's baseline: above it, or below it. */
export const above = (row: number): number => 4 + ROW * row;
export const below = (row: number): number => 13 + ROW * row;

export type Spot = { x: number; y: number };
export type ChartWay = { from: Spot; to: Spot; text: string; side: "above" | "below" };
/** Where the drawing's words may not go: upright lines, and beyond its top and floor. */
type Bounds = { uprights: readonly number[]; top: number; floor: number };
type WayName = Spot & { text: string };

/** How far along a way its name is tried. */
const PLACES = [0.5, 0.65, 0.35, 0.8, 0.3];

/** The names of ways, each on the side that its way leaves free; one that finds no room goes without saying. */
export function wayNames(ways: readonly ChartWay[], bounds: Bounds): WayName[] {
  const names: WayName[] = [];
  for (const way of ways) {
    const found = PLACES.map((place) => nameAt(way, place)).find(
      (name) => isFree(name, way, bounds) && !names.some((other) => isOver(name, other)),
    );
    if (found) names.push(found);
  }
  return names;
}

function nameAt({ from, to, text, side }: ChartWay, place: number): WayName {
  const at = { x: from.x + (to.x - from.x) * place, y: from.y + (to.y - from.y) * place };
  // A way that rises leaves room at its left above it, and at its right below it; one that falls, the other way around.
  const isLeft = to.y < from.y === (side === "above");
  const x = isLeft ? at.x - widthOf(text) - GAP / 2 : at.x + GAP / 2;
  return { text, x: Number(x.toFixed(1)), y: Number((side === "above" ? at.y - 4 : at.y + 13).toFixed(1)) };
}

function isFree({ text, x, y }: WayName, { from }: ChartWay, { uprights, top, floor }: Bounds): boolean {
  const [left, right] = [x - 3, x + widthOf(text) + 3];
  const isWithin = left >= from.x && right <= WIDTH - SIDE && y - 9 >= top && y + 3 <= floor;
  return isWithin && !uprights.some((one) => one > left && one < right);
}

const isOver = (one: WayName, other: WayName): boolean =>
  Math.abs(one.y - other.y) < ROW && one.x < other.x + widthOf(other.text) && other.x < one.x + widthOf(one.text);
