// What the screen shows of an archive before it is brought in.
export type ArchiveView = {
  id: string;
  fileName: string;
  exported: string;
  /** In words, as "3 accounts". */
  holds: string[];
  /** Accounts that a bank told, which become accounts by hand. */
  linked: string[];
  linkedMore: number;
  /** What is in the way: an archive goes into an empty account alone. */
  inTheWay: string[];
};
