import type { Plugin } from './plugin.ts';

/** The table of contents of the product, in the order in which people see it. */
export const plugins: readonly Plugin[] = [];
