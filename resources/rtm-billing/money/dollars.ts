const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.50` for 123450. */
export const dollars = (cents: number): string => format.format(cents / 100);
