import { useTranslate } from 'react-admin';
import type { ScanSession } from '../../contract/scan.ts';
import type { CsvCell } from '../../domain/csv.ts';
import type { Judgement } from '../../domain/risk/session-analysis.ts';
import { reportColumns, reportRows } from '../../domain/scan/report-table.ts';
import { levelText } from '../../src/analysis/outcomeTexts.ts';
import { assessmentName } from './useSessionColumns.tsx';
import { notAssessed } from '../../src/analysis/notAssessed.ts';
import type { ReportContext } from './reportParts.ts';

interface Props extends ReportContext {
  day: string;
  sessions: readonly ScanSession[];
}

/** The report as a CSV file: its name, and its lines once they are asked for. */
export function useReportFile({ day, sessions, zones, verdictOf }: Props) {
  const translate = useTranslate();
  const words = {
    assessment: (id: string) => translate(assessmentName(id)),
    level: (judgement: Judgement) => levelText(judgement, translate),
    notAssessed: (verdict: Parameters<typeof notAssessed>[0]) => notAssessed(verdict, translate),
  };
  return {
    name: translate('scan.fileName', { day }),
    rows: (): (readonly CsvCell[])[] => [
      reportColumns.map((column) => translate(`scan.${column}`)),
      ...sessions.flatMap((session) => reportRows(session, verdictOf(session), zones, words)),
    ],
  };
}
