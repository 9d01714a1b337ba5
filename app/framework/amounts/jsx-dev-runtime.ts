// The same in development, where React looks for the keys of lists.
import { Fragment, jsxDEV as reactJsxDEV } from "react/jsx-dev-runtime";
import { Labelled, unmarked } from "./labels";
import { withMarkedAmounts } from "./mark";

export { Fragment };
export const jsxDEV: typeof reactJsxDEV = (type, props, ...rest) => {
  const own = Object(withMarkedAmounts(type, props));
  const hidden = unmarked(type, own);
  return hidden
    ? reactJsxDEV(Labelled, { as: String(type), own, hidden, children: own.children }, ...rest)
    : reactJsxDEV(type, own, ...rest);
};
