import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { reportZones, type ReportClock } from '../../domain/scan/report.ts';
import { dayText } from '../../src/i18n/dayText.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { useFailureToast } from '../../src/components/useFailureToast.ts';
import { ReportBody } from './ReportBody.tsx';
import { ReportProgress } from './ReportProgress.tsx';
import { useReportSessions } from './useReportSessions.ts';

interface Props {
  /** Civil date by the clock. */
  day: string;
  clock: ReportClock;
  locations: readonly { id: number; timezone: string }[];
  onAgain: () => void;
}

/** The sessions of a day, every one of them (SCAN-09, SCAN-10, CONST-03, ERR-31, ERR-32, OPEN-105). */
export const Report = ({ day, clock, locations, onAgain }: Props) => {
  const translate = useTranslate();
  const zones = useMemo(() => reportZones(locations, clock), [locations, clock]);
  const { sessions, fetched, total, missed, error, fetchAgain } = useReportSessions(day, zones);
  const failure = useFailureToast(error, (message) =>
    translate(message ? 'scan.failedBecause' : 'scan.failed', { message }),
  );
  const title = translate('scan.reportTitle', { date: dayText(day) });
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
      {error && <ErrorView message={failure} onRetry={fetchAgain} />}
      {!sessions && !error && <ReportProgress fetched={fetched} total={total} />}
      {missed > 0 && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={fetchAgain}>
              {translate('scan.fetchAgain')}
            </Button>
          }
        >
          {translate('scan.missed', { smart_count: missed })}
        </Alert>
      )}
      {sessions?.length === 0 && <EmptyState title={translate('scan.noSessionsThatDay')} />}
      {sessions && sessions.length > 0 && (
        <ReportBody day={day} title={title} sessions={sessions} zones={zones} clock={clock} />
      )}
    </>
  );
};
