import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useMemo, useRef, useState, type Ref } from 'react';
import type { ReconcilePreviewRow } from '../../../contract/gait/reconcile.ts';
import {
  needsConfirmation,
  countOutcomes,
  getShownOutcome,
  type ShownOutcome,
} from '../../../domain/gait/reconcile/preview.ts';
import { LeftOutButton } from './LeftOutButton.tsx';
import { ReconcileTable } from './ReconcileTable.tsx';
import { useFillIn } from './useFillIn.ts';
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { GaitReconcileKey } from './reconcile.messages.en.ts';

interface FillInSummaryProps {
  fillIn: ReturnType<typeof useFillIn>;
  ignoredColumns: readonly string[];
  /** Focused programmatically when the pressed button is gone. */
  place: Ref<HTMLDivElement>;
}

/** Summary of the file: what it would change or has changed, what needs a decision, and errors. */
const FillInSummary = ({ fillIn, ignoredColumns, place }: FillInSummaryProps) => {
  const translate = useTranslate();
  const { rows, ticked, done, chosen, invited, busy, problem } = fillIn;
  const asked = rows.filter(
    ({ row, outcome }) => needsConfirmation(outcome) && !ticked.has(row) && !done.has(row),
  ).length;
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

const Group = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& button': {
    display: 'inline-flex',
    gap: 8,
    minHeight: 36,
    alignItems: 'center',
    padding: '0 12px',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-small)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    font: '500 var(--text-body)',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& button[aria-pressed="true"]': {
    borderColor: 'var(--primary)',
    background: 'var(--primary-soft)',
    color: 'var(--primary)',
  },
  '& b': { fontVariantNumeric: 'tabular-nums' },
});

interface OutcomeFilterProps {
  total: number;
  counts: readonly { outcome: ShownOutcome; count: number }[];
  value: ShownOutcome | null;
  onChoose: (outcome: ShownOutcome | null) => void;
}

/** Row counts by outcome, as filter buttons. */
const OutcomeFilter = ({ total, counts, value, onChoose }: OutcomeFilterProps) => {
  const translate = useTranslate();
  return (
    <Group role="group" aria-label={translate('gait.file.show')}>
      <button type="button" aria-pressed={value === null} onClick={() => onChoose(null)}>
        {translate('gait.file.all')} <b>{total}</b>
      </button>
      {counts.map(({ outcome, count }) => (
        <button key={outcome} type="button" aria-pressed={value === outcome} onClick={() => onChoose(outcome)}>
          {translate(`gait.file.is.${outcome}` satisfies GaitReconcileKey)} <b>{count}</b>
        </button>
      ))}
    </Group>
  );
};

interface Props {
  rows: readonly ReconcilePreviewRow[];
  ignoredColumns: readonly string[];
}

/** A checked file: what its rows would change, which of them to apply, and their results. */
export const CheckedFile = ({ rows: previewed, ignoredColumns }: Props) => {
  const translate = useTranslate();
  const fillIn = useFillIn(previewed);
  const { rows, ticked, tick, done, chosen, update, busy } = fillIn;
  const summary = useRef<HTMLDivElement>(null);
  const [only, setOnly] = useState<ShownOutcome | null>(null);
  const counts = countOutcomes(rows, done);
  // The selected outcome may have no rows left.
  const shown = counts.some(({ outcome }) => outcome === only) ? only : null;
  const listed = useMemo(
    () => (shown ? rows.filter((row) => getShownOutcome(row, done) === shown) : rows),
    [rows, done, shown],
  );
  const numbers = listed.map(({ row }) => row);
  const allTicked = numbers.every((row) => ticked.has(row));
  const toDo = new Set(chosen.map(({ row }) => row));
  const leftOut = rows.filter(({ row }) => !done.has(row) && !toDo.has(row));
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <FillInSummary fillIn={fillIn} ignoredColumns={ignoredColumns} place={summary} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        {chosen.length > 0 && (
          <Button variant="contained" loading={busy} onClick={() => void update().then(() => summary.current?.focus())}>
            {translate('gait.file.update', { smart_count: chosen.length })}
          </Button>
        )}
        {leftOut.length > 0 && <LeftOutButton rows={leftOut} />}
        {shown && shown !== 'UPDATED' && needsConfirmation(shown) && (
          <Button disabled={busy} onClick={() => tick(numbers, !allTicked)}>
            {translate(allTicked ? 'gait.file.untickAll' : 'gait.file.tickAll')}
          </Button>
        )}
      </div>
      <OutcomeFilter total={rows.length} counts={counts} value={shown} onChoose={setOnly} />
      <ReconcileTable key={shown} rows={listed} done={done} ticked={ticked} busy={busy} onTick={tick} />
    </div>
  );
};
