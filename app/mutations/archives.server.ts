// Bringing in an archive: what runs.
import { ImportForm } from "~/contracts/import";
import * as writing from "~/services/archive/write.server";
import { discard } from "~/services/import/drafts.server";
import * as mutations from "./archives";
import { signedIn } from "./guard.server";
import { serveForm } from "./serve.server";

const guard = signedIn({ gated: true });

export const confirmArchive = serveForm(mutations.confirmArchive, {
  guard,
  input: ImportForm,
  run: async (user, _input, { id }) => {
    await writing.confirmArchive(user, id);
  },
});

export const discardArchive = serveForm(mutations.discardArchive, {
  guard,
  input: ImportForm,
  run: async (user, _input, { id }) => {
    await discard(user.id, id);
  },
});
