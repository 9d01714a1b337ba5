// npm run bench sync: rows per second that a sync writes (classified, matched, summed), on both databases.
import { runOnBoth } from "../support/bench-runs";

await runOnBoth("sync", { BENCH_SIZES: process.env.BENCH_SIZES ?? "10000,100000" });
