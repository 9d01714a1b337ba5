import { z } from "zod";
import { read } from "./endpoint";

export const about = [
  read("/api/openapi.json", {
    summary: "This description, as OpenAPI 3.1.",
    who: "anybody",
    output: z.object({ openapi: z.string() }).passthrough(),
    example: { answer: { openapi: "3.1.0" } },
  }),
] as const;
