import { useTranslateLabel, type RaRecord } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import type { CsvCell } from '../../../domain/csv.ts';

export interface Column<Item extends RaRecord> {
  /** Finished text of the head; on narrow screens it stands before each value. By default the label of the field `id`. */
  label?: string;
  /** By default the value of the field `id`, which is then exported as well. */
  render?: (record: Item) => ReactNode;
  /** Name under which a reader's choice of columns is remembered; a column without one always stands where it is. */
  id?: string;
  /** Shown only to readers who choose it. */
  optional?: boolean;
  /** What an exported file holds; a column without it is not exported. */
  cell?: (record: Item) => CsvCell;
  /** Its columns in an exported file, where one does not say it. */
  fileColumns?: readonly { label: string; cell: (record: Item) => CsvCell }[];
  /** Key that the list can be ordered by; without one the head is plain text. */
  sort?: string;
  align?: 'left' | 'right';
}

export type WholeColumn<Item extends RaRecord> = Column<Item> & Required<Pick<Column<Item>, 'label' | 'render'>>;

/** The columns with what they leave out, by react-admin's conventions. */
export function useWholeColumns<Item extends RaRecord>(
  columns: readonly Column<Item>[],
  resource: string,
): WholeColumn<Item>[] {
  const translateLabel = useTranslateLabel();
  return useMemo(
    () =>
      columns.map((column) => {
        const { id = '', label = translateLabel({ resource, source: id }) as string, render } = column;
        const value = (record: Item) => record[id as keyof Item] as CsvCell;
        return render ? { ...column, label, render } : { cell: value, ...column, label, render: value };
      }),
    [columns, resource, translateLabel],
  );
}

/** What the choice of columns has to know of one. */
export type ChoosableColumn = Pick<WholeColumn<RaRecord>, 'id' | 'label' | 'sort' | 'optional'>;

/** What react-admin's table knows a column by. */
export const sourceOf = ({ id, sort }: Pick<ChoosableColumn, 'id' | 'sort'>): string | undefined => sort ?? id;

export const hiddenAtFirst = (columns: readonly Omit<ChoosableColumn, 'label'>[]): string[] =>
  columns.flatMap((column) => (column.optional ? (sourceOf(column) ?? []) : []));
