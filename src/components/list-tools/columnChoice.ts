/** What a reader chose of a list's columns; both halves are empty as long as nothing was chosen. */
export interface ColumnChoice {
  /** Ids in the reader's order. */
  order: string[];
  /** Ids that the reader shows or hides against their default. */
  shown: Record<string, boolean>;
}

export const noChoice: ColumnChoice = { order: [], shown: {} };

/** A choice as the browser has kept it, or none for what is no choice. */
export function readChoice(kept: unknown): ColumnChoice {
  const { order, shown } = (kept ?? {}) as Partial<ColumnChoice>;
  return Array.isArray(order) && typeof shown === 'object' && shown !== null ? { order, shown } : noChoice;
}

interface Choosable {
  id?: string;
  optional?: boolean;
}

export const isShown = ({ id, optional = false }: Choosable, { shown }: ColumnChoice): boolean =>
  id === undefined || (shown[id] ?? !optional);

/**
 * All columns in the reader's order. Columns that came later stand behind the one that they follow by default; columns
 * without an id, such as the actions of a row, stay last.
 */
export function inChosenOrder<Column extends Choosable>(columns: readonly Column[], { order }: ColumnChoice): Column[] {
  const movable = columns.filter(({ id }) => id !== undefined);
  const ordered = order.flatMap((wanted) => movable.filter(({ id }) => id === wanted));
  for (const [index, column] of movable.entries()) {
    if (ordered.includes(column)) continue;
    const before = movable[index - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  }
  return [...ordered, ...columns.filter(({ id }) => id === undefined)];
}

/** The columns that are drawn and exported. Never none: a choice that hides all of them is not followed. */
export function chosenColumns<Column extends Choosable>(columns: readonly Column[], choice: ColumnChoice): Column[] {
  const ordered = inChosenOrder(columns, choice);
  const kept = ordered.filter((column) => isShown(column, choice));
  return kept.some(({ id }) => id !== undefined) ? kept : ordered.filter(({ optional }) => !optional);
}
