/** Solves the equations `rows · answer = right` by elimination with pivots; null where they do not tell the answer. */
export function solved(rows: readonly (readonly number[])[], right: readonly number[]): number[] | null {
  const size = right.length;
  const table = rows.map((row, at) => [...row, right[at]!]);
  for (let column = 0; column < size; column += 1) {
    let best = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(table[row]![column]!) > Math.abs(table[best]![column]!)) best = row;
    const pivot = table[best]!;
    if (Math.abs(pivot[column]!) < 1e-9) return null;
    [table[best], table[column]] = [table[column]!, pivot];
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const share = table[row]![column]! / pivot[column]!;
      for (let at = column; at <= size; at += 1) table[row]![at]! -= share * pivot[at]!;
    }
  }
  return table.map((row, at) => row[size]! / row[at]!);
}
