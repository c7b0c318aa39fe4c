/** Which of `count` values a key leads to, from another one. */
export const readerMoves: Record<string, (from: number, count: number) => number> = {
  ArrowLeft: (from) => Math.max(0, from - 1),
  ArrowDown: (from) => Math.max(0, from - 1),
  ArrowRight: (from, count) => Math.min(count - 1, from + 1),
  ArrowUp: (from, count) => Math.min(count - 1, from + 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};
