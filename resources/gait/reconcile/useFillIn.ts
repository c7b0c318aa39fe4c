import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useMemo, useRef, useState } from 'react';
import { applyGaitReconcile, type ReconcilePreviewRow } from '../../../contract/gait/reconcile.ts';
import { isProblem } from '../../../contract/platform/error.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { listChosenRows } from '../../../domain/gait/reconcile/preview.ts';

/** The user's decisions on a checked file: checked rows, applied rows, and the last response. */
export function useFillIn(previewed: readonly ReconcilePreviewRow[]) {
  const call = useCaller();
  const notify = useNotify();
  const queries = useQueryClient();
  const [rows, setRows] = useState(previewed);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const [invited, setInvited] = useState(0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ message: string; changed: boolean }>();
  const chosen = useMemo(
    () =>
      listChosenRows(
        rows.filter(({ row }) => !done.has(row)),
        ticked,
      ),
    [rows, ticked, done],
  );
  // The same rows sent again after a lost response are the same intent.
  const intent = useRef({ of: '', key: '' });

  const update = async () => {
    const of = JSON.stringify(chosen);
    if (intent.current.of !== of) intent.current = { of, key: crypto.randomUUID() };
    setBusy(true);
    setProblem(undefined);
    const answer = await call(applyGaitReconcile, { body: { rows: chosen }, idempotencyKey: intent.current.key });
    setBusy(false);
    if (!isProblem(answer)) {
      setDone(new Set([...done, ...chosen.map(({ row }) => row)]));
      setInvited(invited + answer.invited);
      notify('gait.file.updated', { type: 'success', messageArgs: { smart_count: answer.updated } });
      void queries.invalidateQueries({ queryKey: ['patients'] });
      return;
    }
    const changed = answer.status === 409 && Array.isArray(answer.current);
    setProblem({ message: answer.message, changed });
    if (!changed) return;
    const now = new Map((answer.current as ReconcilePreviewRow[]).map((row) => [row.row, row]));
    // A checkbox applies only to what was shown.
    const differs = rows.filter(
      (row) => now.has(row.row) && now.get(row.row)!.patient?.version !== row.patient?.version,
    );
    setTicked(new Set([...ticked].filter((row) => !differs.some((other) => other.row === row))));
    setRows(rows.map((row) => now.get(row.row) ?? row));
  };
  const tick = (some: readonly number[], isTicked: boolean) =>
    setTicked(new Set(isTicked ? [...ticked, ...some] : [...ticked].filter((row) => !some.includes(row))));

  return { rows, ticked, tick, done, invited, chosen, update, busy, problem };
}
