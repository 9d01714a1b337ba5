// Words beside each other's places: each as near to its own as it can be, none over another.

type Room = { /** From middle to middle. */ gap: number; from: number; to: number };

/** In the order given; where there isn't room for all, they keep the gap and leave the room below. */
export function labelPlaces(places: readonly number[], { gap, from, to }: Room): number[] {
  const order = places.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place || a.at - b.at);
  const lowest = to - gap * (order.length - 1);
  const moved: number[] = [];
  for (const [rank, { place }] of order.entries()) {
    const wanted = Math.min(Math.max(place, from + gap * rank), Math.max(from, lowest) + gap * rank);
    const before = moved[rank - 1];
    moved.push(before === undefined ? wanted : Math.max(wanted, before + gap));
  }
  const found = places.map(() => 0);
  for (const [rank, { at }] of order.entries()) found[at] = moved[rank] ?? 0;
  return found;
}
