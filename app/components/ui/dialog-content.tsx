import * as Radix from "@radix-ui/react-dialog";
import { useNavigate } from "@remix-run/react";
import { useId, useState } from "react";
import { cx } from "./cx";
import type { DialogProps } from "./dialog";
import { Icon } from "./icon";
import { Link } from "./link";

const SIZES = { sm: "sm:max-w-sm", md: "sm:max-w-lg", lg: "sm:max-w-3xl" };
const SHEET = "ml-auto h-full w-full max-w-md slide-in border-l";
const SHEET_LEFT = "mr-auto h-full w-full max-w-xs slide-in border-r";
// Of what surrounds it, which is as high as what is seen of the page, in browsers that know no `dvh`, too.
const BOX = "max-h-[92%] w-full rise sm:mx-auto sm:max-h-[85%] sm:rounded-xl";
const PLACES = {
  middle: "mt-auto rounded-t-xl sm:my-auto",
  bottom: "mt-auto rounded-t-xl sm:mb-6",
  top: "mb-auto rounded-b-xl sm:mt-6",
};

/** What is to be filled in, else the dialog itself: never a button, least of all one that deletes. What has focus keeps it. */
function focusFirst(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement) || dialog.contains(document.activeElement)) return;
  const field = dialog.querySelector<HTMLElement>(
    "input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea",
  );
  (field ?? dialog).focus({ preventScroll: true });
}

/** Focus returns to what opened the dialog; where that is gone, or the address did it, to the content of the screen. */
function giveBack(opener: Element | null) {
  const target = opener?.isConnected && opener !== document.body ? opener : document.getElementById("main");
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** Putting a message away is no wish to leave the dialog that it speaks of. */
function keepForMessages(event: Event) {
  if (event.target instanceof Element && event.target.closest("[data-toast]")) event.preventDefault();
}

type HeaderProps = Pick<DialogProps, "title" | "description" | "closeTo" | "onClose"> & {
  ids: { title: string; text: string };
};

function Header({ title, description, ids, closeTo, onClose }: HeaderProps) {
  return (
    <div className="flex items-start justify-between gap-4 px-5 pt-5 pb-2 sm:px-6">
      <div className="min-w-0">
        <Radix.Title id={ids.title} className="text-lg font-semibold">
          {title}
        </Radix.Title>
        {description ? (
          <Radix.Description id={ids.text} className="mt-1 text-muted">
            {description}
          </Radix.Description>
        ) : null}
      </div>
      <Link
        to={closeTo}
        preventScrollReset
        onClick={
          onClose &&
          ((event) => {
            event.preventDefault();
            onClose();
          })
        }
        aria-label="Close"
        className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
      >
        <Icon name="close" />
      </Link>
    </div>
  );
}

/** Radix content without its portal: it renders on the server, and focus trap and Escape come with hydration. */
export default function DialogContent({
  title,
  description,
  closeTo,
  actions,
  size = "md",
  side,
  edge,
  onClose,
  children,
}: DialogProps) {
  const navigate = useNavigate();
  // The library gives its own ids only in the browser; without scripts the dialog would have no name.
  const id = useId();
  const ids = { title: `${id}title`, text: `${id}text` };
  const [opener] = useState(() => (typeof document === "undefined" ? null : document.activeElement));
  const close = () => (onClose ? onClose() : navigate(closeTo, { preventScrollReset: true }));
  return (
    <Radix.Root open onOpenChange={(open) => open || close()}>
      <div data-modal className="fixed inset-0 z-50 flex bg-veil appear">
        <Radix.Content
          aria-labelledby={ids.title}
          aria-describedby={description ? ids.text : undefined}
          onOpenAutoFocus={focusFirst}
          onInteractOutside={keepForMessages}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBack(opener);
          }}
          className={cx(
            "flex flex-col overflow-hidden border-line bg-surface shadow-float focus:outline-none",
            side === "right" ? SHEET : side === "left" ? SHEET_LEFT : cx(BOX, PLACES[edge ?? "middle"], SIZES[size]),
          )}
        >
          <Header title={title} description={description} ids={ids} closeTo={closeTo} onClose={onClose} />
          <div className="min-h-0 flex-1 scroll-pb-24 overflow-y-auto px-5 pt-1 pb-6 sm:px-6">{children}</div>
          {actions ? (
            <div className="flex flex-wrap gap-2 border-t border-line px-5 py-4 max-sm:*:grow sm:justify-end sm:px-6">
              {actions}
            </div>
          ) : null}
        </Radix.Content>
      </div>
    </Radix.Root>
  );
}
