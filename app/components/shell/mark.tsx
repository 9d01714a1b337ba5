/** Three ruled lines, the last one growing into a leaf: a statement that is alive. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 28 28"
      width="28"
      height="28"
      aria-hidden
      className="size-7 shrink-0"
      fill="none"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path className="stroke-ink" d="M4 8h11M4 14.5h7M4 21h12" />
      <path
        className="fill-accent stroke-accent"
        strokeWidth="1.2"
        d="M16.5 15.5c0-5 3-8.5 8.5-9 .2 6-2.5 9.5-8.5 9Z"
      />
      <path className="stroke-accent" d="M16 21c0-3 1-5.5 3.5-8" />
    </svg>
  );
}
