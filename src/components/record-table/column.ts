import type { RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import type { CsvCell } from '../../../domain/csv.ts';

export interface Column<Item extends RaRecord> {
  /** Finished text of the head; on narrow screens it stands before each value. */
  label: string;
  render: (record: Item) => ReactNode;
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

/** What the choice of columns has to know of one. */
export type ChoosableColumn = Pick<Column<RaRecord>, 'id' | 'label' | 'sort' | 'optional'>;

/** What react-admin's table knows a column by. */
export const sourceOf = ({ id, sort }: Pick<ChoosableColumn, 'id' | 'sort'>): string | undefined => sort ?? id;

export const hiddenAtFirst = (columns: readonly ChoosableColumn[]): string[] =>
  columns.flatMap((column) => (column.optional ? (sourceOf(column) ?? []) : []));
