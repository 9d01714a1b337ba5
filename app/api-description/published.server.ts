// The published document, read when somebody asks for it. `npm run api:describe` writes it.
import type { OpenApi } from "./openapi-types";

export async function publishedText(): Promise<string> {
  return (await import("./openapi.json?raw")).default;
}

export async function published(): Promise<OpenApi> {
  return JSON.parse(await publishedText());
}
