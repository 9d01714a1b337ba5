// Days on which a calendar shows its edges. The tests' browsers are in New York, the server counts in UTC. In the order in which they come.
export const EDGES = [
  { name: "the night with an hour more", at: "2026-11-01T05:40:00Z", today: "2026-11-01" },
  { name: "the last evening of a month", at: "2026-12-01T03:30:00Z", today: "2026-11-30" },
  { name: "the first of a month", at: "2026-12-01T14:00:00Z", today: "2026-12-01" },
  { name: "the second of a month", at: "2026-12-02T14:00:00Z", today: "2026-12-02" },
  { name: "the middle of a month", at: "2026-12-15T14:00:00Z", today: "2026-12-15" },
  { name: "the last evening of a year", at: "2027-01-01T03:30:00Z", today: "2026-12-31" },
  { name: "the first day of a year", at: "2027-01-01T15:00:00Z", today: "2027-01-01" },
  { name: "the night with an hour less", at: "2027-03-14T06:40:00Z", today: "2027-03-14" },
  { name: "February 29", at: "2028-02-29T15:00:00Z", today: "2028-02-29" },
] as const;
