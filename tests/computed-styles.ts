/**
 * Properties that decide whether something is seen and can be pressed, and what tests measure. jsdom computes the others
 * for each element too, rule by rule, so their rules are left out.
 */
export const testedProperties =
  /^(display|visibility|content-visibility|opacity|pointer-events|user-select|transform|width)$/;
