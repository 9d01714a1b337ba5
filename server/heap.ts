// On a machine with much memory V8 lets four times what is in use pile up before it cleans. A third more costs little time
// and keeps the whole app within a small box; npm run bench memory has the figures.
import { setFlagsFromString } from "node:v8";

setFlagsFromString("--heap-growing-percent=30");
