import { useStore, type RaRecord } from 'react-admin';
import { useMemo } from 'react';
import type { Column } from '../record-table/column.ts';
import { chosenColumns, noChoice, readChoice, type ColumnChoice } from './columnChoice.ts';

/** The reader's choice of a list's columns, remembered in this browser. */
export function useColumnChoice(list: string) {
  const [kept, choose] = useStore<ColumnChoice>(`${list}.columns`, noChoice);
  return [useMemo(() => readChoice(kept), [kept]), choose] as const;
}

/** The columns that the reader chose, in their order. */
export function useChosenColumns<Item extends RaRecord>(list: string, columns: readonly Column<Item>[]) {
  const [choice] = useColumnChoice(list);
  return useMemo(() => chosenColumns(columns, choice), [columns, choice]);
}
