import { useEffect, useRef, useState } from 'react';
import { patientReport } from '../../../contract/patient-report.ts';
import { isProblem, type Problem } from '../../../contract/problem.ts';
import { call } from '../../../dataProvider/client.ts';
import type { ReportRange } from '../../../domain/report/report-range.ts';
import { saveFile } from '../../../src/components/saveFile.ts';

/** Fetches the report of a patient and hands it to the browser's downloads; given up when its screen goes. */
export function useReportDownload(id: number) {
  const underWay = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => () => underWay.current?.abort(), []);

  /** True when the file was saved. */
  const download = async (range: ReportRange): Promise<boolean> => {
    const controller = new AbortController();
    underWay.current = controller;
    setProblem(undefined);
    setBusy(true);
    const answer = await call(patientReport, { params: { id }, query: { ...range }, signal: controller.signal });
    if (controller.signal.aborted) return false;
    setBusy(false);
    if (isProblem(answer)) {
      setProblem(answer);
      return false;
    }
    saveFile(answer, `patient-report-${id}-${range.from}-${range.to}.pdf`);
    return true;
  };
  return { download, busy, problem };
}
