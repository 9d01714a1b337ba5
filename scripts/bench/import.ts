// npm run bench import: a file of 100,000 rows, previewed and imported, against the time that papaparse alone takes to
// read it, on both databases.
import { runOnBoth } from "../support/bench-runs";

await runOnBoth("import");
