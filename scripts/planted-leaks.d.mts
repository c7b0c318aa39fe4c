/** `file` and `text` of a leak that is planted in the sources; one of the database has statements instead. */
export const plants: readonly { name: string; file?: string; text?: string }[];
