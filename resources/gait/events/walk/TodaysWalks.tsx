import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useViewer } from '../../../../authProvider/session.ts';
import { todaysWalks } from '../../../../contract/gait/timed-walks.ts';
import { DEFAULT_TIMEZONE } from '../../../../contract/platform/limits.ts';
import { formatMeasure, getSessionSpeed } from '../../../../domain/gait/measures.ts';
import { toReportSearch } from '../../../../domain/gait/report-range.ts';
import { formatFullName } from '../../../../domain/patients/patient.ts';
import { formatTime } from '../../../../src/ui/i18n/format.ts';
import { ErrorView } from '../../../../src/ui/PageStates.tsx';
import { useCall } from '../../../../src/ui/useCall.ts';
import { useToday } from '../../../../src/ui/hooks.ts';
import { getWalkerName } from './useWalkerSearch.ts';

const SHOWN = 12;
const List = styled('ol')(({ theme }) => ({
  margin: theme.spacing(1, 0),
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto 5.5em',
    alignItems: 'baseline',
    gap: theme.spacing(2),
    padding: theme.spacing(1, 0),
    borderBottom: '1px solid var(--border)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& li > a': { overflowWrap: 'anywhere' },
  '& time': { color: 'var(--ink-muted)', textAlign: 'right' },
}));

/** Today's walks at the location, latest first, with a link to the report of the day. */
export const TodaysWalks = ({ locationId, zone }: { locationId: number; zone: string }) => {
  const translate = useTranslate();
  const today = useToday(useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE);
  const { data, error, refetch } = useCall(
    todaysWalks,
    { params: { locationId }, query: { limit: SHOWN } },
    { keepPrevious: true },
  );
  const total = data?.totalItems ?? 0;
  return (
    <section aria-labelledby="todays-walks">
      <Typography variant="h2" id="todays-walks">
        {translate('gait.walk.today')}
      </Typography>
      {error && <ErrorView message={translate('gait.walk.todayFailed')} onRetry={() => void refetch()} />}
      {data && total === 0 && <p>{translate('gait.walk.noneToday')}</p>}
      <List aria-busy={!data} aria-labelledby="todays-walks">
        {data?.items.map(({ id, subject, session }) => {
          const speed = getSessionSpeed(session.data);
          const name = getWalkerName({ id: subject.patientId, name: formatFullName(subject), uid: subject.gaitUid });
          return (
            <li key={id}>
              <Link to={`/patients/${subject.patientId}/gait/activity`}>{name}</Link>
              <span>{speed === null ? translate('gait.event.unknown') : formatMeasure(speed, 'm/s')}</span>
              <time dateTime={session.meta.capturedDate}>{formatTime(session.meta.capturedDate, zone)}</time>
            </li>
          );
        })}
      </List>
      {total > SHOWN && <p>{translate('gait.walk.more', { smart_count: total - SHOWN })}</p>}
      <Link to={`/gait/reports/?${toReportSearch({ from: today, to: today, locationId })}`}>
        {translate('gait.walk.report')}
      </Link>
    </section>
  );
};
