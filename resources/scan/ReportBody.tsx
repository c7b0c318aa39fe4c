import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../contract/limits.ts';
import type { ScanSession } from '../../contract/scan.ts';
import { OWN_CLOCKS, type ReportClock, type Zones } from '../../domain/scan/report.ts';
import { verdictOf, type Verdict } from '../../domain/scan/session-verdict.ts';
import { useAnalysisFailure } from '../../src/analysis/useAnalysisFailure.ts';
import { CsvButton } from '../../src/components/charts/CsvButton.tsx';
import { zoneText } from '../../src/i18n/momentText.ts';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { useCriteria } from './useCriteria.ts';
import { ReportGroups } from './ReportGroups.tsx';
import { reportTabs, type ReportTab } from './reportParts.ts';
import { useOverlapReport } from './useOverlapReport.ts';
import { useReportFile } from './useReportFile.ts';

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
}

/** The two tabs of a report (SCAN-09), each session with what it comes to (OPEN-105, OPEN-129). */
export const ReportBody = ({ day, title, sessions, zones, clock }: Props) => {
  const translate = useTranslate();
  // Other pages tell times by this clock (OPEN-058).
  const usual = useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE;
  const [tab, setTab] = useState<ReportTab>('assessments');
  const { data: criteria, error, refetch } = useCriteria();
  const failure = useAnalysisFailure(error);
  const judged = useMemo(
    () => new Map<ScanSession, Verdict>(criteria && sessions.map((session) => [session, verdictOf(session, criteria)])),
    [sessions, criteria],
  );
  useOverlapReport(judged);
  const context = { zones, verdictOf: (session: ScanSession) => judged.get(session) };
  const file = useReportFile({ day, sessions, ...context });
  return (
    <>
      {error && <ErrorView message={failure} onRetry={refetch} />}
      <Head>
        <Tabs value={tab} onChange={(_, next: ReportTab) => setTab(next)} aria-label={title}>
          {reportTabs.map((name) => (
            <Tab
              key={name}
              value={name}
              label={translate(`scan.${name}`)}
              id={`report-tab-${name}`}
              aria-controls="report-panel"
            />
          ))}
        </Tabs>
        <CsvButton {...file} />
      </Head>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {translate('scan.count', { smart_count: sessions.length })}
        {clock !== OWN_CLOCKS && `. ${translate('scan.clockOf', { zone: zoneText(clock) })}`}
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
