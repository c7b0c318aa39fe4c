import { useStore, type RaRecord } from 'ra-core';
import { useMemo } from 'react';
import type { Column } from '../record-table/column.ts';
import { chosenColumns, noChoice, type ColumnChoice } from './columnChoice.ts';

/** The reader's choice of a list's columns, remembered in this browser. */
export const useColumnChoice = (list: string) => useStore<ColumnChoice>(`${list}.columns`, noChoice);

/** The columns that the reader chose, in their order. */
export function useChosenColumns<Item extends RaRecord>(list: string, columns: readonly Column<Item>[]) {
  const [choice] = useColumnChoice(list);
  return useMemo(() => chosenColumns(columns, choice), [columns, choice]);
}
