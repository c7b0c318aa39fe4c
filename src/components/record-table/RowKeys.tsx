import { DataTableBody, DataTableRow, useListContext, useRecordContext } from 'react-admin';
import { createContext, useContext, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';

const rowOf = (target: EventTarget) => (target as HTMLElement).closest<HTMLElement>('tbody tr');

interface Props {
  rows: number;
  /** Enter on the row with this index. */
  onOpen?: (index: number) => void;
  /** Space on it. */
  onToggle?: (index: number) => void;
  children: ReactNode;
}

interface Stop {
  current: number;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: { target: EventTarget }) => void;
}
const StopContext = createContext<Stop | null>(null);

/**
 * One row of the table inside is a stop of the Tab key; arrows, Home and End go on from there. Enter opens the row, or goes to
 * the first control inside it.
 */
export const RowKeys = ({ rows, onOpen, onToggle, children }: Props) => {
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
  const onFocus: Stop['onFocus'] = ({ target }) => {
    const row = rowOf(target);
    setStop(row ? [...row.parentElement!.children].indexOf(row) : 0);
  };
  const current = Math.min(stop, Math.max(0, rows - 1));
  return <StopContext value={{ current, onKeyDown, onFocus }}>{children}</StopContext>;
};

const Row = (props: ComponentProps<typeof DataTableRow>) => {
  const record = useRecordContext();
  const { data } = useListContext();
  const stop = useContext(StopContext);
  const isStop = record !== undefined && data?.indexOf(record) === stop?.current;
  return <DataTableRow {...props} tabIndex={isStop ? 0 : -1} />;
};

/** react-admin's body of a table, whose rows listen to the keys. */
export const TableBodyWithKeys = (props: ComponentProps<typeof DataTableBody>) => {
  const stop = useContext(StopContext);
  return <DataTableBody {...props} row={Row} onKeyDown={stop?.onKeyDown} onFocus={stop?.onFocus} />;
};
