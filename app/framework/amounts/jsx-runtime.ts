// What JSX becomes: React's own, with amounts marked.
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from "react/jsx-runtime";
import { withAmounts } from "./mark";

export { Fragment };
export const jsx: typeof reactJsx = (type, props, key) => reactJsx(type, withAmounts(type, props), key);
export const jsxs: typeof reactJsxs = (type, props, key) => reactJsxs(type, withAmounts(type, props), key);
