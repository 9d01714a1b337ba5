import { useEffect, useRef, useState, type RefObject } from "react";

export type QuestionBox = {
  box: RefObject<HTMLTextAreaElement>;
  blank: boolean;
  changed: () => void;
  fill: (text: string) => void;
};

/** Watches whether the box holds a question; what was typed before hydration counts. A sent question leaves the box. */
export function useQuestionBox(question: string, thinking: boolean): QuestionBox {
  const box = useRef<HTMLTextAreaElement>(null);
  const [blank, setBlank] = useState(false);
  const changed = () => setBlank((box.current?.value ?? "").trim() === "");
  const put = (text: string) => {
    if (!box.current) return;
    box.current.value = text;
    setBlank(text.trim() === "");
  };
  useEffect(changed, []);
  useEffect(() => {
    if (thinking) put("");
  }, [thinking]);
  // What the address or a failure puts there, but not over what somebody is writing.
  useEffect(() => {
    if (question !== "" && box.current?.value.trim() === "") put(question);
  }, [question, thinking]);
  const fill = (text: string) => {
    put(text);
    box.current?.focus();
  };
  return { box, blank, changed, fill };
}
