// The types of our own calls, from the description: nothing of this is left in a bundle.
import type { z } from "zod";
import type { SUBJECTS } from "./subjects";

type Described = (typeof SUBJECTS)[number]["endpoints"][number];
type Read = Extract<Described, { method: "GET" }>;

/** An address that can be read, perhaps with a search. */
export type ReadAddress = Read["path"] | `${Read["path"]}?${string}`;

type PathOf<Address extends string> = Address extends `${infer Path}?${string}` ? Path : Address;

export type ReadAnswer<Address extends string> = z.output<Extract<Read, { path: PathOf<Address> }>["output"]>;
