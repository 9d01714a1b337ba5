/** Where a catalogue text has two parts joined by a dash, the part before it is the title, the rest the description. */
export type Toast = { title: string; description?: string; variant?: "default" | "success" | "error" };
