import { Note } from "~/components/ui/callout";
import type { TroubleNote as StandingNoteText } from "~/texts/trouble-note";

/** What comes before the plans of a screen. */
export function StandingNote({ note }: { note: StandingNoteText | null | undefined }) {
  if (!note) return null;
  return (
    <Note tone="caution" role="note" title={note.title}>
      {note.text}
    </Note>
  );
}
