import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useMemo, useEffect } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../contract/platform/limits.ts';
import type { ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { OWN_CLOCKS, type ReportClock, type Zones } from '../../domain/scan-sessions/report.ts';
import {
  evaluateSession,
  type SessionEvaluation,
  type ResultEvaluation,
} from '../../domain/risk-analysis/session-analysis.ts';
import { useAnalysisFailure, formatLevel, formatNotAssessed } from '../risk-analysis/shared/outcomeTexts.ts';
import { CsvButton } from '../../src/ui/charts/ResultTools.tsx';
import { formatZoneName } from '../../src/ui/i18n/format.ts';
import { ErrorView } from '../../src/ui/PageStates.tsx';
import { useCriteria } from './scanQueries.ts';
import { ReportGroups, reportTabs, type ReportTab, type ReportContext } from './ReportGroups.tsx';
import { monitoring } from '../../src/ui/telemetry.ts';
import type { CsvCell } from '../../domain/platform/csv.ts';
import { reportColumns, toReportRows } from '../../domain/scan-sessions/report-table.ts';
import { getAssessmentName } from './useSessionColumns.tsx';
import type { ScanKey } from './messages.en.ts';

/** Reports overlapping factors once per assessment (RISK-28), without data of sessions. */
function useOverlapReport(evaluations: ReadonlyMap<ScanSession, SessionEvaluation>): void {
  useEffect(() => {
    const overlapping = new Set<string>();
    for (const [{ session }, evaluation] of evaluations)
      if (evaluation.state === 'EVALUATED' && evaluation.evaluations.some(({ matches }) => matches > 1))
        overlapping.add(session.data.assessmentId);
    for (const id of overlapping) monitoring.report(new Error(`More than one factor of ${id} matches`), 'Scan report');
  }, [evaluations]);
}

interface UseReportFileProps extends ReportContext {
  day: string;
  sessions: readonly ScanSession[];
}

/** The report as a CSV file: its name, and its lines on demand. */
function useReportFile({ day, sessions, zones, getEvaluation }: UseReportFileProps) {
  const translate = useTranslate();
  const words = {
    assessment: (id: string) => translate(getAssessmentName(id)),
    level: (evaluation: ResultEvaluation) => formatLevel(evaluation, translate),
    notAssessed: (evaluation: Parameters<typeof formatNotAssessed>[0]) => formatNotAssessed(evaluation, translate),
  };
  return {
    name: translate('scan.fileName', { day }),
    rows: (): (readonly CsvCell[])[] => [
      reportColumns.map((column) => translate(`scan.${column}` satisfies ScanKey)),
      ...sessions.flatMap((session) => toReportRows(session, getEvaluation(session), zones, words)),
    ],
  };
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  marginBottom: theme.spacing(3),
}));

interface Props {
  day: string;
  title: string;
  sessions: readonly ScanSession[];
  zones: Zones;
  clock: ReportClock;
  tab: ReportTab;
  onTurnTo: (tab: ReportTab) => void;
}

/** The two tabs of a report (SCAN-09) with the result of each session (OPEN-105, OPEN-129). */
export const ReportBody = ({ day, title, sessions, zones, clock, tab, onTurnTo }: Props) => {
  const translate = useTranslate();
  // Other pages show times in this time zone (OPEN-058).
  const usual = useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE;
  const { data: criteria, error, refetch } = useCriteria();
  const failure = useAnalysisFailure(error);
  const evaluations = useMemo(
    () =>
      new Map<ScanSession, SessionEvaluation>(
        criteria && sessions.map((session) => [session, evaluateSession(session, criteria)]),
      ),
    [sessions, criteria],
  );
  useOverlapReport(evaluations);
  const context = { zones, getEvaluation: (session: ScanSession) => evaluations.get(session) };
  const file = useReportFile({ day, sessions, ...context });
  return (
    <>
      {error && <ErrorView message={failure} onRetry={refetch} />}
      <Head>
        <Tabs value={tab} onChange={(_, next: ReportTab) => onTurnTo(next)} aria-label={title}>
          {reportTabs.map((name) => (
            <Tab
              key={name}
              value={name}
              label={translate(`scan.${name}` satisfies ScanKey)}
              id={`report-tab-${name}`}
              aria-controls="report-panel"
            />
          ))}
        </Tabs>
        <CsvButton {...file} />
      </Head>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {translate('scan.count', { smart_count: sessions.length })}
        {clock !== OWN_CLOCKS && `. ${translate('scan.clockOf', { zone: formatZoneName(clock) })}`}
        {clock === OWN_CLOCKS &&
          [...zones.values()].some((zone) => zone !== usual) &&
          `. ${translate('scan.ownClocks')}`}
      </Typography>
      <div role="tabpanel" id="report-panel" aria-labelledby={`report-tab-${tab}`} style={{ display: 'grid', gap: 32 }}>
        <ReportGroups key={tab} by={tab} sessions={sessions} {...context} />
      </div>
    </>
  );
};
