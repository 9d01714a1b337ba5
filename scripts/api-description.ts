// npm run api:describe: writes the published description of the API from its definitions.
import { writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { openApiDocument } from "./support/openapi-document";

const FILE = "app/api-description/openapi.json";
const config = await resolveConfig(FILE);
writeFileSync(FILE, await format(JSON.stringify(openApiDocument()), { ...config, filepath: FILE }));
process.exit(0);
