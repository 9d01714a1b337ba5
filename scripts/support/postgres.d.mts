export type Cluster = {
  url: string;
  bin: string;
  pid: () => number;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  remove: () => Promise<void>;
};
export function startPostgres(): Promise<{ url: string; stop: () => Promise<void> } | undefined>;
export function makeCluster(): Promise<Cluster | undefined>;
export function freePort(): Promise<number>;
export function findBinaries(): string | undefined;
