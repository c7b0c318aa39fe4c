/** The items with the one at `from` taken to the place `to`, both counted from 0. */
export function moveItem<Of>(items: readonly Of[], from: number, to: number): Of[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}
