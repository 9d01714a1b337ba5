import { useProgress } from "~/client/import/progress";
import { progressWords } from "~/texts/import";

/** How far the browser and the server are. Without scripts, and before there's anything to tell, the button's words stay. */
export function ProgressLine() {
  const progress = useProgress();
  if (!progress) return null;
  const words = progressWords(progress);
  return (
    <p className="flex max-w-sm flex-col gap-1 text-sm text-muted">
      <span>{words}</span>
      <progress className="bar w-full text-accent" value={progress.done} max={progress.of} aria-label={words} />
    </p>
  );
}
