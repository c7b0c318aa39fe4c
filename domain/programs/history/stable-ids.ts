/** More than as many exercises as a program can have: one more that kept the order outweighs all that kept their place. */
const ONE_MORE = 1000;

/**
 * Ids that stand in both lists and kept their order: the longest such sequence, of several as long the one with the most
 * ids at the very place where they were. An id occurs once in a list. Whatever else is in both was moved.
 */
export function findStableIds(before: readonly string[], after: readonly string[]): Set<string> {
  const placeBefore = new Map(before.map((id, place) => [id, place]));
  const common = after.flatMap((id, place) => {
    const was = placeBefore.get(id);
    return was === undefined ? [] : [{ id, was, worth: ONE_MORE + (was === place ? 1 : 0) }];
  });
  // Of each: what the best sequence is worth that begins there, and where it goes on.
  const worth: number[] = [];
  const next: number[] = [];
  let start = -1;
  for (let at = common.length - 1; at >= 0; at--) {
    const own = common[at]!;
    let best = 0;
    next[at] = -1;
    for (let later = at + 1; later < common.length; later++) {
      if (common[later]!.was > own.was && worth[later]! > best) {
        best = worth[later]!;
        next[at] = later;
      }
    }
    worth[at] = own.worth + best;
    if (start < 0 || worth[at]! >= worth[start]!) start = at;
  }
  const kept = new Set<string>();
  for (let at = start; at >= 0; at = next[at]!) kept.add(common[at]!.id);
  return kept;
}
