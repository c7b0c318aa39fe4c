import { useStore } from 'react-admin';
import { useMemo } from 'react';
import { hiddenAtFirst, sourceOf, type ChoosableColumn } from '../record-table/column.ts';

/** Places of the columns in the reader's order; columns that came later stand where they are. */
const orderOf = (ranks: readonly number[] | undefined, count: number): number[] => [
  ...(ranks ?? []).filter((place) => place < count),
  ...Array.from({ length: count }, (_, place) => place).filter((place) => !ranks?.includes(place)),
];

/** What a reader chose of a list's columns, in the store where react-admin's table finds it. */
export function useColumnChoice<Column extends ChoosableColumn>(resource: string, columns: readonly Column[]) {
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, hiddenAtFirst(columns));
  const [ranks, setRanks] = useStore<number[] | undefined>(`${resource}.datatable_columnRanks`);
  const ordered = useMemo(() => orderOf(ranks, columns.length).map((place) => columns[place]!), [ranks, columns]);
  return {
    ordered,
    isShown: (column: Column) => !hidden.includes(sourceOf(column) ?? ''),
    show: (column: Column, isShown: boolean) => {
      const source = sourceOf(column)!;
      setHidden(isShown ? hidden.filter((other) => other !== source) : [...hidden, source]);
    },
    order: (next: readonly Column[]) => setRanks(next.map((column) => columns.indexOf(column))),
    reset: () => {
      setHidden(hiddenAtFirst(columns));
      setRanks(undefined);
    },
  };
}
