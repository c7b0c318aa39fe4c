import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { PatientProduct } from '../../../contract/enumerations.ts';
import { BULK_ADD_MAX_BYTES } from '../../../contract/limits.ts';
import { bulkAddPatients } from '../../../contract/patients.ts';
import { isProblem, type Problem } from '../../../contract/problem.ts';
import { call } from '../../../dataProvider/client.ts';

type Fault = NonNullable<Problem['rows']>[number];

type Check =
  | { is: 'none' }
  | { is: 'checking' }
  | { is: 'ready'; rows: number }
  | { is: 'faulty'; faults: readonly Fault[] }
  | { is: 'refused'; message: string };

const judged = ({ rows, message }: Problem): Check =>
  rows && rows.length > 0 ? { is: 'faulty', faults: rows } : { is: 'refused', message };

/** A chosen CSV file, what the server says of it, and the way to add all that it holds. */
export function useBulkFile(products: readonly PatientProduct[], onAdded: (count: number) => void) {
  const translate = useTranslate();
  const [file, setFile] = useState<File>();
  const [locationId, setLocationId] = useState('');
  const [check, setCheck] = useState<Check>({ is: 'none' });
  const [adding, setAdding] = useState(false);
  const key = useRef('');
  const query = { products: products.join(','), locationId };
  const asked = JSON.stringify(query);

  const choose = (chosen: File) => {
    setFile(undefined);
    if (!chosen.name.toLowerCase().endsWith('.csv')) return setCheck({ is: 'refused', message: translate('addPatient.onlyCsv') });
    if (chosen.size > BULK_ADD_MAX_BYTES) return setCheck({ is: 'refused', message: translate('addPatient.tooLarge') });
    setFile(chosen);
  };

  useEffect(() => {
    if (!file) return;
    const outdated = new AbortController();
    key.current = crypto.randomUUID();
    setCheck({ is: 'checking' });
    void call(bulkAddPatients, { query: { ...(JSON.parse(asked) as typeof query), dryRun: true }, file, signal: outdated.signal }).then((answer) => {
      if (outdated.signal.aborted) return;
      setCheck(isProblem(answer) ? judged(answer) : { is: 'ready', rows: answer.rows });
    });
    return () => outdated.abort();
  }, [file, asked]);

  const addAll = async () => {
    if (!file) return;
    setAdding(true);
    const answer = await call(bulkAddPatients, { query: { ...query, dryRun: false }, file, idempotencyKey: key.current });
    setAdding(false);
    if (isProblem(answer)) setCheck(judged(answer));
    else onAdded(answer.added);
  };
  return { file, choose, locationId, setLocationId, check, addAll, adding };
}
