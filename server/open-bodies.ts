const OF_ONE_NETWORK = 32;
const OF_ALL = 256;

type Open = { network: string; give: () => void };

/**
 * Bodies that have begun and not ended. Beyond a number the oldest gives way: of the same network first, else of the one
 * that has most of them open. Whoever sends what they began is through long before.
 */
export function openBodies(ofOneNetwork = OF_ONE_NETWORK, ofAll = OF_ALL) {
  const open = new Set<Open>();
  const countOf = (network: string) => [...open].filter((one) => one.network === network).length;
  const busiest = () => {
    const counts = new Map<string, number>();
    for (const { network } of open) counts.set(network, (counts.get(network) ?? 0) + 1);
    return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ["", 0])[0];
  };
  const oldestOf = (network: string) => [...open].find((one) => one.network === network);
  /** `give` is called when this one has to give way; what comes back is called when it has ended, however it did. */
  return (network: string, give: () => void): (() => void) => {
    if (countOf(network) >= ofOneNetwork) oldestOf(network)?.give();
    else if (open.size >= ofAll) oldestOf(busiest())?.give();
    const mine = { network, give };
    open.add(mine);
    return () => void open.delete(mine);
  };
}
