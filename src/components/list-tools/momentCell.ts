import { civilMoment } from '../../../domain/calendar.ts';
import type { Column } from '../record-table/column.ts';

/**
 * How a date and time stands in an exported file: by the clock that the page shows it by, whose zone the head names,
 * since a file is read where the page is not.
 */
export const momentCell = <Item extends { id: number | string }>(
  label: string,
  zone: string,
  at: (record: Item) => string | null,
): Pick<Column<Item>, 'fileLabel' | 'cell'> => ({
  fileLabel: `${label} (${zone})`,
  cell: (record) => {
    const instant = at(record);
    return instant && civilMoment(instant, zone).replace('T', ' ');
  },
});
