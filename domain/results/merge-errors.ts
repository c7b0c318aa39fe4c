interface CountedError {
  message: string;
  count: number;
}

/** Each message once with how often it was said, the most frequent first; what never happened is left out. */
export function mergeErrors(errors: readonly CountedError[]): CountedError[] {
  const counts = new Map<string, number>();
  for (const { message, count } of errors) counts.set(message, (counts.get(message) ?? 0) + count);
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([message, count]) => ({ message, count }))
    .toSorted((one, other) => other.count - one.count);
}
