// A person's own words in another app's export, as far as there is room for them here.
import { MAX_TAG, MAX_TAGS, readTags } from "~/domain/ledger/tags";
import type { FileDetails } from "./types";

/** Tags with commas between, or after number signs in a text. */
export const tagsOf = (text: string): string[] =>
  readTags(text)
    .filter(({ length }) => length <= MAX_TAG)
    .slice(0, MAX_TAGS);

export const tagsWithin = (text: string): string[] =>
  tagsOf([...text.matchAll(/(?:^|\s)#([^\s#,]{1,40})/g)].map(([, tag]) => tag).join(","));

/** Nothing where nothing was said: most rows have no words of anybody's. */
export const detailsIfAny = (said: FileDetails): { said?: FileDetails } =>
  said.note === "" && said.tags.length === 0 && said.parts.length === 0 ? {} : { said };
