import { useRef, useState, type KeyboardEvent } from 'react';

interface Place {
  column: number;
  row: number;
}

const moves: Record<string, (place: Place, last: Place) => Place> = {
  ArrowLeft: ({ column, row }) => ({ column: column - 1, row }),
  ArrowRight: ({ column, row }) => ({ column: column + 1, row }),
  ArrowUp: ({ column, row }) => (row > 0 ? { column, row: row - 1 } : { column: column - 1, row: 6 }),
  ArrowDown: ({ column, row }) => (row < 6 ? { column, row: row + 1 } : { column: column + 1, row: 0 }),
  Home: ({ row }) => ({ column: 0, row }),
  End: ({ row }, last) => ({ column: last.column, row }),
};

/**
 * Arrow keys over a calendar of weeks (columns) and weekdays (rows); one day takes the focus at a time, the one at
 * `start` first. `cell` gives what a day's cell needs.
 */
export function useGridKeys(columns: number, start: Place) {
  const table = useRef<HTMLTableElement>(null);
  const [chosen, choose] = useState<Place>();
  const place = chosen && chosen.column < columns ? chosen : start;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(place, { column: columns - 1, row: 6 });
    if (!next || next.column < 0 || next.column >= columns) return;
    event.preventDefault();
    choose(next);
    table.current?.querySelector<HTMLElement>(`[data-place="${next.column}-${next.row}"]`)?.focus();
  };
  const cell = (column: number, row: number) => ({
    tabIndex: column === place.column && row === place.row ? 0 : -1,
    'data-place': `${column}-${row}`,
    onFocus: () => choose({ column, row }),
    onClick: () => choose({ column, row }),
  });
  return { table, onKeyDown, place, cell };
}
