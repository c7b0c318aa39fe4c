/** The package has its types where its `exports` do not say. */
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(
    root: Element,
    options?: { getComputedStyle?: (element: Element) => CSSStyleDeclaration },
  ): string;
}
