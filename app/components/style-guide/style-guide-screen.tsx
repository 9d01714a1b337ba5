import { Button, LinkButton } from "~/components/ui/button";
import { Dialog, DialogActions, Sheet } from "~/components/ui/dialog";
import { Content } from "./content";
import { Controls } from "./controls";
import { HERE } from "./here";
import { Look } from "./look";

const SIZES = { sm: "sm", md: "md", lg: "lg" } as const;
const isSize = (name: string | null): name is keyof typeof SIZES => name !== null && Object.keys(SIZES).includes(name);

/** Every token and component in its states, for those who build with them. */
export function CatalogueScreen({ dialog }: { dialog: string | null }) {
  return (
    <main id="main" className="mx-auto flex max-w-5xl flex-col gap-8 px-4 py-8 sm:px-8">
      <header>
        <h1 className="font-serif text-2xl font-semibold">Components</h1>
        <p className="text-muted">What the screens are made of. Light and dark follow the system.</p>
      </header>
      <Look />
      <Controls />
      <Content />
      {isSize(dialog) ? (
        <Dialog
          title={`A dialog: ${dialog}`}
          description="From the bottom on a phone, centred on a desk."
          closeTo={HERE}
          size={SIZES[dialog]}
        >
          <p>Title, text and actions in reading order; the safe choice comes first.</p>
          <DialogActions closeTo={HERE}>
            <Button variant="danger" disabled>
              What can&apos;t be undone
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
      {dialog === "sheet" ? (
        <Sheet title="A sheet" closeTo={HERE}>
          <p>What belongs to the page and not to a step.</p>
          <LinkButton to={HERE} variant="secondary" className="mt-4">
            Back
          </LinkButton>
        </Sheet>
      ) : null}
    </main>
  );
}
