import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useGetList, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { MAX_PAGE_SIZE } from '../../contract/limits.ts';
import type { ScanSession } from '../../contract/scan.ts';
import { formatDay } from '../../domain/calendar.ts';
import { byAssessment, byParticipant, reportSpan, sessionsOfDay } from '../../domain/scan/report.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { ReportGroup } from './ReportGroup.tsx';
import { assessmentName } from './useSessionColumns.tsx';

const tabs = ['assessments', 'participants'] as const;
type ReportTab = (typeof tabs)[number];

interface Props {
  /** Civil date at each of the locations. */
  day: string;
  locations: readonly { id: number; timezone: string }[];
  onAgain: () => void;
}

/** The sessions of a day, by assessment or by participant (SCAN-09, SCAN-10, OPEN-105). */
export const Report = ({ day, locations, onAgain }: Props) => {
  const translate = useTranslate();
  const [tab, setTab] = useState<ReportTab>('assessments');
  const zones = useMemo(() => new Map(locations.map(({ id, timezone }) => [id, timezone])), [locations]);
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<ScanSession>('scan-sessions', {
    pagination: { page: 1, perPage: MAX_PAGE_SIZE },
    sort: { field: 'createdDate', order: 'ASC' },
    filter: { locationIds: [...zones.keys()], ...reportSpan(day, zones) },
  });
  const sessions = data && sessionsOfDay(data, day, zones);
  const groups = tab === 'assessments' ? byAssessment(sessions ?? []) : byParticipant(sessions ?? []);
  const title = translate('scan.reportTitle', { date: formatDay(day) });
  return (
    <>
      <PageHeading
        title={title}
        actions={
          <Button variant="outlined" onClick={onAgain}>
            {translate('scan.newReport')}
          </Button>
        }
      />
      {error && <ErrorView message={error.message || translate('scan.failed')} onRetry={() => void refetch()} />}
      {!sessions && !error && <output>{translate('scan.fetching')}</output>}
      {data && total > data.length && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('scan.truncated', { count: data.length })}
        </Alert>
      )}
      {sessions?.length === 0 && <EmptyState title={translate('scan.noSessionsThatDay')} />}
      {sessions && sessions.length > 0 && (
        <>
          <Tabs value={tab} onChange={(_, next: ReportTab) => setTab(next)} aria-label={title} sx={{ mb: 3 }}>
            {tabs.map((name) => (
              <Tab
                key={name}
                value={name}
                label={translate(`scan.${name}`)}
                id={`report-tab-${name}`}
                aria-controls="report-panel"
              />
            ))}
          </Tabs>
          <div
            role="tabpanel"
            id="report-panel"
            aria-labelledby={`report-tab-${tab}`}
            style={{ display: 'grid', gap: 32 }}
          >
            {groups.length === 0 && <EmptyState title={translate('scan.noParticipants')} />}
            {groups.map(([key, members]) => (
              <ReportGroup
                key={key}
                title={tab === 'assessments' ? assessmentName(key) : key}
                by={tab}
                sessions={members}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
};
