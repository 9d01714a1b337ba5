import { now } from "~/lib/clock.server";
import { dayOf, type Day } from "~/domain/periods";

/** Test people live in UTC. */
export const nowForTests = (): Day => dayOf(now(), "UTC");
