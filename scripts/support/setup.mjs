// What every command needs before it can begin: a Node that is new enough, the packages, the database client.
import { databaseClient, packages, sentence } from "../fresh.mjs";

/** Does what is missing and says so; true when everything is there. */
export async function setUp() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw sentence(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
  if (packages.stale()) {
    console.log("Installing packages (this takes a minute or two the first time) …");
    packages.install();
  }
  if (databaseClient.stale()) {
    console.log("Generating the database client …");
    await databaseClient.generate();
  }
  return true;
}
