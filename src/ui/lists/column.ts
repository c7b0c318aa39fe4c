import { useTranslateLabel, type RaRecord, useStore, useTranslate } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import type { CsvCell } from '../../../domain/platform/csv.ts';
import { toCivilMoment } from '../../../domain/platform/calendar.ts';

/** Positions of the columns in the reader's order; newer columns keep their own. */
const getOrder = (ranks: readonly number[] | undefined, count: number): number[] => [
  ...(ranks ?? []).filter((place) => place < count),
  ...Array.from({ length: count }, (_, place) => place).filter((place) => !ranks?.includes(place)),
];

/** The reader's column selection, in the store of react-admin's table. */
export function useColumnChoice<Choosable extends ChoosableColumn>(resource: string, columns: readonly Choosable[]) {
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, isHiddenByDefault(columns));
  const [ranks, setRanks] = useStore<number[] | undefined>(`${resource}.datatable_columnRanks`);
  const ordered = useMemo(() => getOrder(ranks, columns.length).map((place) => columns[place]!), [ranks, columns]);
  return {
    ordered,
    isShown: (column: Choosable) => !hidden.includes(getColumnSource(column) ?? ''),
    show: (column: Choosable, isShown: boolean) => {
      const source = getColumnSource(column)!;
      setHidden(isShown ? hidden.filter((other) => other !== source) : [...hidden, source]);
    },
    order: (next: readonly Choosable[]) => setRanks(next.map((column) => columns.indexOf(column))),
    reset: () => {
      setHidden(isHiddenByDefault(columns));
      setRanks(undefined);
    },
  };
}

export interface Column<Item extends RaRecord> {
  /** Translated heading, also shown before each value on narrow screens. By default the label of the field `id`. */
  label?: string;
  /** By default the value of the field `id`, which is also exported. */
  render?: (record: Item) => ReactNode;
  /** Key in the reader's column selection; a column without one is always shown. */
  id?: string;
  /** Hidden by default. */
  optional?: boolean;
  /** Value in an exported file; a column without it is not exported. */
  cell?: (record: Item) => CsvCell;
  /** Several columns of an exported file. */
  fileColumns?: readonly { label: string; cell: (record: Item) => CsvCell }[];
  /** Sort key; without one the heading is plain text. */
  sort?: string;
  align?: 'left' | 'right';
}

export type CompleteColumn<Item extends RaRecord> = Column<Item> & Required<Pick<Column<Item>, 'label' | 'render'>>;

/** Completes the columns with react-admin's defaults. */
export function useCompleteColumns<Item extends RaRecord>(
  columns: readonly Column<Item>[],
  resource: string,
): CompleteColumn<Item>[] {
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

/** The part of a column that the column selection needs. */
export type ChoosableColumn = Pick<CompleteColumn<RaRecord>, 'id' | 'label' | 'sort' | 'optional'>;

/** The source by which react-admin's table identifies a column. */
export const getColumnSource = ({ id, sort }: Pick<ChoosableColumn, 'id' | 'sort'>): string | undefined => sort ?? id;

export const isHiddenByDefault = (columns: readonly Omit<ChoosableColumn, 'label'>[]): string[] =>
  columns.flatMap((column) => (column.optional ? (getColumnSource(column) ?? []) : []));

/** Exports a date and time in the time zone that the page shows, with the zone in a second column. */
export function useDateTimeColumns() {
  const translate = useTranslate();
  return <Item extends { id: number | string }>(
    label: string,
    at: (record: Item) => string,
    zoneOf: (record: Item) => string,
  ): NonNullable<Column<Item>['fileColumns']> => [
    { label, cell: (record) => toCivilMoment(at(record), zoneOf(record)).replace('T', ' ') },
    { label: translate('listTools.export.zoneOf', { label }), cell: zoneOf },
  ];
}
