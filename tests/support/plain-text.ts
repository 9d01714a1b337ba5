// Reads a page as a browser without styles lays it out, and finds where two pieces of text run into one word.

/** Runs in the page. What divides text without any style: blocks, cells, controls, pictures and line breaks. */
export function gluedWords(): string[] {
  const DIVIDES = new Set(
    (
      "ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY BR BUTTON CAPTION DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER " +
      "FORM H1 H2 H3 H4 H5 H6 HEADER HR IMG INPUT LEGEND LI MAIN METER NAV OL OPTION P PROGRESS SECTION SELECT SUMMARY " +
      "TABLE TD TEXTAREA TH TR UL"
    ).split(" "),
  );
  const SILENT = new Set("HEAD SCRIPT STYLE SVG NOSCRIPT TEMPLATE TEXTAREA SELECT DATALIST".split(" "));
  const glued: string[] = [];
  let before: Text | undefined;
  const visit = (node: Node): void => {
    if (node instanceof Text) {
      if (node.data === "") return;
      const said = before?.data ?? " ";
      if (
        before &&
        before.parentNode !== node.parentNode &&
        /[\p{L}\p{N}%.!?)]$/u.test(said) &&
        /^[\p{L}\p{N}$+−(-]/u.test(node.data)
      )
        glued.push(`${said.slice(-30)}|${node.data.slice(0, 30)}`);
      before = node;
      return;
    }
    if (!(node instanceof Element)) return;
    const tag = node.tagName.toUpperCase();
    if (DIVIDES.has(tag)) before = undefined;
    // Parts of one word belong together: only what comes before and after them can run into it.
    if (node.hasAttribute("data-one-word")) before = undefined;
    else if (!SILENT.has(tag)) node.childNodes.forEach(visit);
    if (DIVIDES.has(tag)) before = undefined;
  };
  visit(document.body);
  return glued;
}
