import { useTranslate } from 'react-admin';
import { civilMoment } from '../../../domain/calendar.ts';
import type { Column } from '../record-table/column.ts';

/**
 * How a date and time stands in an exported file, which is read where the page is not: by the clock that the page shows
 * it by, and beside it that clock's zone.
 */
export function useMomentColumns() {
  const translate = useTranslate();
  return <Item extends { id: number | string }>(
    label: string,
    at: (record: Item) => string,
    zoneOf: (record: Item) => string,
  ): NonNullable<Column<Item>['fileColumns']> => [
    { label, cell: (record) => civilMoment(at(record), zoneOf(record)).replace('T', ' ') },
    { label: translate('listTools.export.zoneOf', { label }), cell: zoneOf },
  ];
}
