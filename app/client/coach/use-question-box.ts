import { useEffect, useRef, useState, type RefObject } from "react";

type QuestionBox = {
  box: RefObject<HTMLTextAreaElement>;
  blank: boolean;
  changed: () => void;
  fill: (text: string) => void;
};

/** Watches whether the box holds a question; what was typed before hydration counts. */
export function useQuestionBox(): QuestionBox {
  const box = useRef<HTMLTextAreaElement>(null);
  const [blank, setBlank] = useState(false);
  const changed = () => setBlank((box.current?.value ?? "").trim() === "");
  useEffect(changed, []);
  const fill = (text: string) => {
    if (!box.current) return;
    box.current.value = text;
    setBlank(false);
    box.current.focus();
  };
  return { box, blank, changed, fill };
}
