/** Where a catalogue text has two parts joined by a dash, the part before it is the title, the rest the description. */
export type Toast = {
  title: string;
  description?: string;
  variant?: "default" | "success" | "error";
  action?: ToastAction;
};

/** One form that the message offers, such as taking back what it speaks of: posted to a path of ours, with or without scripts. */
export type ToastAction = { label: string; to: string; fields: Record<string, string> };
