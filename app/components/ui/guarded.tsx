import { Component, Suspense, type ReactNode } from "react";
import { ErrorNote } from "./callout";

type GuardedProps = {
  /** What fails, at the start of a sentence: 'Your goals'. */
  name: string;
  /** Shown while the part's code is on its way. */
  fallback?: ReactNode;
  /** What is known all the same, said where it fails. */
  known?: ReactNode;
  children: ReactNode;
};

/**
 * A part of a page that may fail by itself: then it says so, and the rest of the page stays. It also comes to life on
 * its own, after the frame around it: no piece of that work is long enough to hold up a touch.
 */
export function Guarded({ name, fallback = null, known, children }: GuardedProps) {
  const failed = <PartFailed name={name} known={known} />;
  return (
    <Boundary failed={failed}>
      {/* The server has no error boundaries: a part that fails there leaves its place to what stands here. */}
      <Suspense fallback={typeof document === "undefined" ? failed : fallback}>{children}</Suspense>
    </Boundary>
  );
}

type BoundaryProps = { failed: ReactNode; children: ReactNode };

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: BoundaryProps) {
    // Other data may well be shown.
    if (this.state.hasFailed && before.children !== this.props.children) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

/** It promises nothing of the rest: this may be all that there is. */
function PartFailed({ name, known }: Pick<GuardedProps, "name" | "known">) {
  return (
    <ErrorNote title={`${name} can't be shown right now`}>
      {known} The mistake is ours, and your data is safe.{" "}
      {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is this page's own, with or without scripts */}
      <a href="" className="font-medium underline">
        Try again
      </a>
    </ErrorNote>
  );
}
