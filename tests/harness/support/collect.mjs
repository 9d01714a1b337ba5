// Loaded into a server under test: at SIGUSR2 it collects its garbage and says what is left.
import v8 from "node:v8";
import vm from "node:vm";

v8.setFlagsFromString("--expose-gc");
const collect = vm.runInNewContext("gc");

process.on("SIGUSR2", () => {
  collect();
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  process.stdout.write(`collected ${heapUsed} ${rss}\n`);
});
