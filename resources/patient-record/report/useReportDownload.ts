import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../contract/languages.ts';
import { patientReport } from '../../../contract/patient-report.ts';
import { isProblem, type Problem } from '../../../contract/problem.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { reportFileName } from '../../../domain/report/report-file-name.ts';
import type { ReportRange } from '../../../domain/report/report-range.ts';
import { saveFile } from '../../../src/components/saveFile.ts';

/** Fetches the report of a patient and hands it to the browser's downloads; given up when its screen goes. */
export function useReportDownload(id: number) {
  const call = useCaller();
  const underWay = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => () => underWay.current?.abort(), []);

  /** True when the file was saved. */
  const download = async (range: ReportRange, language: Language): Promise<boolean> => {
    const controller = new AbortController();
    underWay.current = controller;
    setProblem(undefined);
    setBusy(true);
    const answer = await call(patientReport, {
      params: { id },
      query: { ...range, language },
      signal: controller.signal,
    });
    if (controller.signal.aborted) return false;
    setBusy(false);
    if (isProblem(answer)) {
      setProblem(answer);
      return false;
    }
    saveFile(answer, reportFileName(id, range, language));
    return true;
  };
  return { download, busy, problem };
}
