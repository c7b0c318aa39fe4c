import { DataTableBody, DataTableRow, useListContext, useRecordContext } from 'react-admin';
import { createContext, useContext, useState, type ComponentProps, type KeyboardEvent } from 'react';

const rowOf = (target: EventTarget) => (target as HTMLElement).closest<HTMLElement>('tbody tr');

interface Keys {
  rows: number;
  /** Enter on the row with this index. */
  onOpen?: (index: number) => void;
  /** Space on it. */
  onToggle?: (index: number) => void;
}

/** Index of the row that is a stop of the Tab key. */
export const StopContext = createContext(0);

/**
 * Which row of a table is a stop of the Tab key; arrows, Home and End go on from there. Enter opens the row, or goes to the
 * first control inside it. The keys are heard by the frame of the table.
 */
export function useRowKeys({ rows, onOpen, onToggle }: Keys) {
  const [stop, setStop] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowOf(event.target);
    // Inside a cell the keys belong to its control.
    if (!row || row !== event.target) return;
    const all = [...row.parentElement!.querySelectorAll<HTMLElement>(':scope > tr')];
    const index = all.indexOf(row);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next !== undefined) all[next]?.focus();
    else if (event.key === 'Enter' && onOpen) onOpen(index);
    else if (event.key === 'Enter') row.querySelector<HTMLElement>('a, button, input, select')?.focus();
    else if (event.key === ' ' && onToggle) onToggle(index);
    else return;
    event.preventDefault();
  };
  const onFocus = ({ target }: { target: EventTarget }) => {
    const row = rowOf(target);
    if (row) setStop([...row.parentElement!.children].indexOf(row));
  };
  return { stop: Math.min(stop, Math.max(0, rows - 1)), heard: { onKeyDown, onFocus } };
}

const Row = (props: ComponentProps<typeof DataTableRow>) => {
  const record = useRecordContext();
  const { data } = useListContext();
  const stop = useContext(StopContext);
  const isStop = record !== undefined && data?.indexOf(record) === stop;
  return <DataTableRow {...props} tabIndex={isStop ? 0 : -1} />;
};

/** react-admin's body of a table, whose rows can have the focus. */
export const TableBodyWithKeys = (props: ComponentProps<typeof DataTableBody>) => (
  <DataTableBody {...props} row={Row} />
);
