import { useTranslate } from 'react-admin';
import { toCivilMoment } from '../../../domain/platform/calendar.ts';
import type { Column } from './column.ts';

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
