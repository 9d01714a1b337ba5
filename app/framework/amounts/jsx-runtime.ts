// What JSX becomes: React's own, with amounts marked.
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from "react/jsx-runtime";
import { Labelled, unmarked } from "./labels";
import { withAmounts } from "./mark";

export { Fragment };
const marked =
  (react: typeof reactJsx): typeof reactJsx =>
  (type, props, key) => {
    const own = Object(withAmounts(type, props));
    const hidden = unmarked(type, own);
    return hidden
      ? react(Labelled, { as: String(type), own, hidden, children: own.children }, key)
      : react(type, own, key);
  };
export const jsx = marked(reactJsx);
/** In development React looks for keys in lists alone, and not among children that stand there one by one. */
export const jsxs = marked(reactJsxs);
