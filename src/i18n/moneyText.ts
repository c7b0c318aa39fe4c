const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.50` for 123450: in both languages, as amounts are written in the United States. */
export const moneyText = (cents: number): string => format.format(cents / 100);
