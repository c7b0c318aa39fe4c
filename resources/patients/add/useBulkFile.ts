import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PatientProduct } from '../../../contract/platform/enumerations.ts';
import { BULK_ADD_MAX_BYTES } from '../../../contract/platform/limits.ts';
import { bulkAddPatients, type BulkPreviewRow } from '../../../contract/patients/patients.ts';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import { useCaller } from '../../../src/ui/useCall.ts';

type Issue = NonNullable<Problem['rows']>[number];

type Check =
  | { is: 'none' }
  | { is: 'checking' }
  | { is: 'evaluated'; rows: readonly BulkPreviewRow[]; ignoredColumns: readonly string[] }
  | { is: 'invalid'; issues: readonly Issue[] }
  | { is: 'refused'; message: string };

const refusedBy = ({ rows, message }: Problem): Check =>
  rows && rows.length > 0 ? { is: 'invalid', issues: rows } : { is: 'refused', message };

/** A chosen CSV file, what the server says of it, and the way to add all that it holds. */
export function useBulkFile(products: readonly PatientProduct[], onAdded: (count: number) => void) {
  const call = useCaller();
  const translate = useTranslate();
  const [file, setFile] = useState<File>();
  const [locationId, setLocationId] = useState('');
  const [check, setCheck] = useState<Check>({ is: 'none' });
  const [adding, setAdding] = useState(false);
  const [failure, setFailure] = useState<string>();
  const asking = useRef<AbortController>(null);
  const key = useRef('');
  const productList = products.join(',');
  const queryFor = (location: string, dryRun: boolean) => ({
    products: productList,
    locationId: location,
    dryRun,
  });

  const ask = async (chosen: File, location: string) => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    // Another file, location or product is another intent.
    key.current = crypto.randomUUID();
    const answer = await call(bulkAddPatients, { query: queryFor(location, true), file: chosen, signal });
    if (signal.aborted) return;
    if (isProblem(answer)) setCheck(refusedBy(answer));
    else setCheck({ is: 'evaluated', rows: answer.preview ?? [], ignoredColumns: answer.ignoredColumns ?? [] });
  };
  const startCheck = () => {
    setFailure(undefined);
    setCheck({ is: 'checking' });
  };
  const inspect = (chosen: File, location: string) => {
    startCheck();
    void ask(chosen, location);
  };
  // Chosen again, the products may need other columns of the same file.
  const [checkedFor, setCheckedFor] = useState(productList);
  if (checkedFor !== productList) {
    setCheckedFor(productList);
    if (file) startCheck();
  }
  const askAgain = useEffectEvent(() => {
    if (file) void ask(file, locationId);
  });
  useEffect(() => askAgain(), [checkedFor]);
  const refuse = (message: string) => {
    asking.current?.abort();
    setFile(undefined);
    setCheck({ is: 'refused', message: translate(message) });
  };

  return {
    file,
    locationId,
    check,
    adding,
    failure,
    choose: (chosen: File) => {
      if (!chosen.name.toLowerCase().endsWith('.csv')) return refuse('addPatient.onlyCsv');
      if (chosen.size > BULK_ADD_MAX_BYTES) return refuse('addPatient.tooLarge');
      setFile(chosen);
      inspect(chosen, locationId);
    },
    chooseLocation: (location: string) => {
      setLocationId(location);
      if (file) inspect(file, location);
    },
    addAll: async () => {
      if (!file) return;
      setAdding(true);
      setFailure(undefined);
      const answer = await call(bulkAddPatients, {
        query: queryFor(locationId, false),
        file,
        idempotencyKey: key.current,
      });
      setAdding(false);
      if (!isProblem(answer)) return onAdded(answer.added);
      if (answer.rows?.length) setCheck(refusedBy(answer));
      // The file may have been added although its answer was lost: the same key makes another try safe.
      else setFailure(answer.message);
    },
  };
}
