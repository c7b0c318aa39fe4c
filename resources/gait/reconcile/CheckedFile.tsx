import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useMemo, useRef, useState } from 'react';
import type { ReconcilePreviewRow } from '../../../contract/gait-reconcile.ts';
import { asksFirst } from '../../../domain/gait/reconcile/choose-rows.ts';
import { countOutcomes, shownOutcome, type ShownOutcome } from '../../../domain/gait/reconcile/shown-outcome.ts';
import { FillInSummary } from './FillInSummary.tsx';
import { LeftOutButton } from './LeftOutButton.tsx';
import { OutcomeFilter } from './OutcomeFilter.tsx';
import { ReconcileTable } from './ReconcileTable.tsx';
import { useFillIn } from './useFillIn.ts';

interface Props {
  rows: readonly ReconcilePreviewRow[];
  ignoredColumns: readonly string[];
}

/** A file whose rows were checked: what they would do, which of them to do, and what became of them. */
export const CheckedFile = ({ rows: previewed, ignoredColumns }: Props) => {
  const translate = useTranslate();
  const fillIn = useFillIn(previewed);
  const { rows, ticked, tick, done, chosen, update, busy } = fillIn;
  const summary = useRef<HTMLDivElement>(null);
  const [only, setOnly] = useState<ShownOutcome | null>(null);
  const counts = countOutcomes(rows, done);
  // The last row of an outcome may have become another.
  const shown = counts.some(({ outcome }) => outcome === only) ? only : null;
  const listed = useMemo(
    () => (shown ? rows.filter((row) => shownOutcome(row, done) === shown) : rows),
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
        {shown && shown !== 'UPDATED' && asksFirst(shown) && (
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
