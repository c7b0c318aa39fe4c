import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import type { Ref } from 'react';
import { asksFirst } from '../../../domain/gait/reconcile/choose-rows.ts';
import type { useFillIn } from './useFillIn.ts';

interface Props {
  fillIn: ReturnType<typeof useFillIn>;
  ignoredColumns: readonly string[];
  /** Takes the focus by program: what was pressed may be gone. */
  place: Ref<HTMLDivElement>;
}

/** What the file as a whole would do or has done, what waits for a decision, and what went wrong. */
export const FillInSummary = ({ fillIn, ignoredColumns, place }: Props) => {
  const translate = useTranslate();
  const { rows, ticked, done, chosen, invited, busy, problem } = fillIn;
  const asked = rows.filter(({ row, outcome }) => asksFirst(outcome) && !ticked.has(row) && !done.has(row)).length;
  const toDo = new Set(chosen.map(({ row }) => row));
  const toInvite = rows.filter(({ row, willInvite }) => willInvite && toDo.has(row)).length;
  const lines = [
    done.size > 0 && translate('gait.file.updated', { smart_count: done.size }),
    invited > 0 && translate('gait.file.invited', { smart_count: invited }),
    chosen.length > 0 && translate('gait.file.willUpdate', { smart_count: chosen.length, rows: rows.length }),
    done.size === 0 && chosen.length === 0 && translate('gait.file.nothing'),
    toInvite > 0 && translate('gait.file.willInvite', { smart_count: toInvite }),
    asked > 0 && translate('gait.file.asks', { smart_count: asked }),
    ignoredColumns.length > 0 && translate('gait.file.ignored', { columns: ignoredColumns.join(', ') }),
  ];
  return (
    <div ref={place} tabIndex={-1} style={{ display: 'grid', gap: 16, outline: 'none' }}>
      <div role="status" aria-live="polite">
        <Alert severity={done.size > 0 ? 'success' : 'info'}>
          {lines.filter(Boolean).map((line) => (
            <div key={String(line)}>{line}</div>
          ))}
        </Alert>
        {busy && (
          <div style={{ marginTop: 8 }}>
            {translate('gait.file.updating', { smart_count: chosen.length })}
            <LinearProgress aria-label={translate('gait.file.updating', { smart_count: chosen.length })} />
          </div>
        )}
      </div>
      {problem && (
        <Alert severity={problem.changed ? 'warning' : 'error'}>
          <div>{problem.message}</div>
          {translate(problem.changed ? 'gait.file.changed' : 'gait.file.safe')}
        </Alert>
      )}
    </div>
  );
};
