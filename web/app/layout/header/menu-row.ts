/** How every row of the drawer's menu looks. */
export const menuRow =
  "flex min-h-13 items-center justify-between border-b border-line px-gutter py-2 font-medium -outline-offset-2 lg:px-6";
