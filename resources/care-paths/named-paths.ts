/** Paths whose name contains the text, letters of either case alike (PATHS-02). */
export const pathsNamed = <Path extends { name: string }>(paths: readonly Path[], text: string): Path[] =>
  paths.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
