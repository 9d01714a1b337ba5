// Finds the one place in the built server where a defect goes. The bundler tells names of the same spelling apart by a
// number (`token2`, `run$1`), and another one with every build: names are compared without it, and `put` gets those of
// the place that was found.
const NAME = /[A-Za-z_$][\w$]*/g;
const stemOf = (name: string): string => name.replace(/\$?\d+$/, "");

export type Edit = { find: string; put: string };

/** The broken sources by file name; an error where the place is missing, or where there are several. */
export function plant(sources: ReadonlyMap<string, string>, { find, put }: Edit): { file: string; text: string } {
  const pattern = patternOf(find);
  const places = [...sources].flatMap(([file, source]) =>
    [...source.matchAll(pattern)].map((place) => ({ file, source, place })),
  );
  const [only] = places;
  if (!only || places.length > 1)
    throw new Error(only ? `the code is there ${places.length} times` : "the code has changed");
  const { file, source, place } = only;
  const names = new Map((find.match(NAME) ?? []).map((name, index) => [stemOf(name), place[index + 1] ?? name]));
  const broken = put.replace(NAME, (name) => names.get(stemOf(name)) ?? name);
  return { file, text: source.slice(0, place.index) + broken + source.slice(place.index + place[0].length) };
}

function patternOf(find: string): RegExp {
  const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const between = find.split(NAME).map(escape);
  const names = (find.match(NAME) ?? []).map((name) => `(${escape(stemOf(name))}(?:\\$?\\d+)?)`);
  return new RegExp(between.map((text, index) => text + (names[index] ?? "")).join(""), "g");
}
