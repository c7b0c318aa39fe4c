/** A text of at most so many UTF-16 units, as limits of names count, never cut inside a character. */
export const truncate = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
