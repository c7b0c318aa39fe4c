/** A part of a line as it stands alone. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
