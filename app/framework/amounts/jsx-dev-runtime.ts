// The same in development.
import { Fragment, jsxDEV as reactJsxDEV } from "react/jsx-dev-runtime";
import { withAmounts } from "./mark";

export { Fragment };
export const jsxDEV: typeof reactJsxDEV = (type, props, ...rest) =>
  reactJsxDEV(type, withAmounts(type, props), ...rest);
