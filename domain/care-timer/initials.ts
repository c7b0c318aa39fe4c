/** The initials of somebody, `AL`; a question mark where there is no name at all. */
export const initialsOf = ({ firstName, lastName }: { firstName?: string | null; lastName?: string | null }): string =>
  [firstName, lastName].map((name) => name?.trim().match(/^./u)?.[0].toLocaleUpperCase('en-US') ?? '').join('') || '?';
