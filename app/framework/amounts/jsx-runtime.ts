// What JSX becomes in production: React's own, with amounts marked.
import { Fragment, jsx as reactJsx } from "react/jsx-runtime";
import { Labelled, unmarked } from "./labels";
import { withMarkedAmounts } from "./mark";

export { Fragment };
export const jsx: typeof reactJsx = (type, props, key) => {
  const own = Object(withMarkedAmounts(type, props));
  const hidden = unmarked(type, own);
  return hidden ? reactJsx(Labelled, { as: String(type), own, hidden }, key) : reactJsx(type, own, key);
};
/** React tells the two apart in development alone, which has a runtime of its own (jsx-dev-runtime). */
export const jsxs = jsx;
