import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { previewGaitReconcile, type ReconcilePreviewRow } from '../../../contract/gait/reconcile.ts';
import { BULK_ADD_MAX_BYTES } from '../../../contract/platform/limits.ts';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';

export type FileError = NonNullable<Problem['rows']>[number];

type Check =
  | { is: 'none' }
  | { is: 'checking' }
  | { is: 'judged'; at: number; rows: readonly ReconcilePreviewRow[]; ignoredColumns: readonly string[] }
  | { is: 'faulty'; faults: readonly FileError[] }
  | { is: 'refused'; message: string; again?: () => void };

/** The selected file and the server's check of its rows; `at` identifies the check. */
export function useCheckedFile() {
  const call = useCaller();
  const translate = useTranslate();
  const [fileName, setFileName] = useState<string>();
  const [check, setCheck] = useState<Check>({ is: 'none' });
  const asking = useRef<AbortController>(null);
  const checks = useRef(0);

  const inspect = async (file: File) => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    const at = ++checks.current;
    setFileName(file.name);
    setCheck({ is: 'checking' });
    const bytes = await file.arrayBuffer().catch(() => null);
    if (signal.aborted) return;
    // A file that was changed on disk since it was selected cannot be read.
    if (!bytes) return setCheck({ is: 'refused', message: translate('gait.file.unreadable') });
    const answer = await call(previewGaitReconcile, { file, signal });
    if (signal.aborted) return;
    if (!isProblem(answer)) setCheck({ is: 'judged', at, ...answer });
    else if (answer.rows?.length) setCheck({ is: 'faulty', faults: answer.rows });
    else setCheck({ is: 'refused', message: answer.message, again: () => void inspect(file) });
  };
  const refuse = (name: string, message: string) => {
    asking.current?.abort();
    setFileName(name);
    setCheck({ is: 'refused', message: translate(message) });
  };

  return {
    fileName,
    check,
    choose: (file: File) => {
      if (!file.name.toLowerCase().endsWith('.csv')) refuse(file.name, 'gait.file.onlyCsv');
      else if (file.size > BULK_ADD_MAX_BYTES) refuse(file.name, 'gait.file.tooLarge');
      else void inspect(file);
    },
  };
}
