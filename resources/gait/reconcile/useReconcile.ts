import { useGetList, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { BULK_ADD_MAX_BYTES, MAX_PAGE_SIZE } from '../../../contract/limits.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { updatePatient } from '../../../contract/patients.ts';
import { isProblem } from '../../../contract/problem.ts';
import { call } from '../../../dataProvider/client.ts';
import { readReconcileFile, reconcile, type Reconciled, type ReconcileRow } from '../../../domain/gait/reconcile.ts';
import { toast } from '../../../src/toasts/toasts.ts';

/** The chosen file, joined with the gait patients within reach, and what became of each row that was sent. */
export function useReconcile() {
  const translate = useTranslate();
  const [fileName, setFileName] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [read, setRead] = useState<ReconcileRow[]>();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, string>>(new Map());
  const [busy, setBusy] = useState(false);
  const patients = useGetList<PatientRecord>(
    'patients',
    {
      pagination: { page: 1, perPage: MAX_PAGE_SIZE },
      sort: { field: 'name', order: 'ASC' },
      filter: { state: 'ALL', product: 'GAIT', locationIds: '' },
    },
    { enabled: fileName !== undefined },
  );
  // While rows are sent and afterwards, each stays what it was when it was joined.
  const [joined, setJoined] = useState<Reconciled[]>();
  const fresh = useMemo(() => read && patients.data && reconcile(read, patients.data), [read, patients.data]);
  const rows = joined ?? fresh;
  const tooMany = (patients.total ?? 0) > MAX_PAGE_SIZE;

  const choose = async (file: File) => {
    setFileName(file.name);
    setJoined(undefined);
    setRead(undefined);
    setOutcomes(new Map());
    if (!file.name.toLowerCase().endsWith('.csv')) return setProblem(translate('gait.file.onlyCsv'));
    if (file.size > BULK_ADD_MAX_BYTES) return setProblem(translate('gait.file.tooLarge'));
    const answer = readReconcileFile(new Uint8Array(await file.arrayBuffer()));
    if ('rows' in answer) setRead(answer.rows);
    setProblem(
      'rows' in answer ? undefined : 'message' in answer ? answer.message : translate(`gait.file.${answer.problem}`),
    );
  };

  const update = async () => {
    if (!rows) return;
    setBusy(true);
    setJoined(rows);
    const became = new Map(outcomes);
    for (const { row, outcome, patient, change } of rows) {
      if (outcome !== 'MATCHED' || !patient || became.get(row) === 'UPDATED') continue;
      const saved = await call(updatePatient, { params: { id: patient.id }, body: change, version: patient.version });
      became.set(row, isProblem(saved) ? saved.message : 'UPDATED');
      setOutcomes(new Map(became));
    }
    setBusy(false);
    const updated = [...became.values()].filter((outcome) => outcome === 'UPDATED').length;
    if (updated > 0) toast('success', translate('gait.file.done', { smart_count: updated }));
    await patients.refetch();
  };

  return {
    fileName,
    problem: tooMany ? translate('gait.file.tooMany') : problem,
    rows: tooMany ? undefined : rows,
    patients,
    outcomes,
    choose,
    update,
    busy,
  };
}
