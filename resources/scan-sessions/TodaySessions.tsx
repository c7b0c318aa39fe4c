import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import { riskFilters, todaysScanSessions } from '../../contract/scan-sessions/scan-sessions.ts';
import { selectLocations, useSelectedLocations } from '../../dataProvider/location-filter.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { LocationFilter } from '../../src/ui/LocationFilter.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../src/ui/PageStates.tsx';
import { useCall } from '../../src/ui/useCall.ts';
import { toSearch } from '../../src/ui/sanitizeListParams.ts';
import { analysisMessages } from '../risk-analysis/shared/messages.en.ts';
import { LevelMark } from '../risk-analysis/shared/RiskLevel.tsx';
import { formatRisk, getRiskColour } from './formatRisk.ts';
import { scanMessages } from './messages.en.ts';
import { NewestSessions } from './NewestSessions.tsx';
import { todayMessages } from './shared/messages.en.ts';

/** Loaded with today's sessions. @public */
export const texts = { en: { ...analysisMessages, ...scanMessages, ...todayMessages } };

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
const Counts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '16px 0',
  padding: 0,
  listStyle: 'none',
});

const toList = (filter: object) => `/scan/sessions/${toSearch({ filter })}`;
const TODAY = { days: 1 };
const mostSevereFirst = [...riskFilters.slice(0, -1).toReversed(), 'NOT_ASSESSED'] as const;

/** The scan sessions of the organization's day with counts by risk, each of which leads to the list (DASH-03). */
export default function TodaySessions() {
  const translate = useTranslate();
  const titleId = useId();
  const locations = useViewer()?.locations ?? [];
  const chosen = useSelectedLocations();
  const query = chosen.length > 0 ? { locationIds: chosen.join() } : {};
  const { data, error, refetch } = useCall(todaysScanSessions, { query }, { keepPrevious: true });
  // The list asks for a location first (SCAN-02); the counts are those of all if none is selected.
  const selectAll = () => {
    if (chosen.length === 0 && locations.length > 1) selectLocations(locations.map(({ id }) => id));
  };
  if (error)
    return <ErrorView message={error.message || translate('scanToday.failed')} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  const counts = mostSevereFirst.flatMap((risk) => {
    const count = data.risks[risk];
    return count ? [{ risk, count }] : [];
  });
  const link = (label: string, filter: object, icon?: ReactNode) => (
    <Button component={Link} to={toList(filter)} size="small" variant="outlined" startIcon={icon} onClick={selectAll}>
      {label}
    </Button>
  );
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ mb: 3, p: { xs: 2, sm: 2.5 }, overflow: 'visible' }}>
      <Head>
        <div style={{ flex: '1 1 240px' }}>
          <Typography variant="h2" id={titleId}>
            {translate('scanToday.title')}
          </Typography>
          <Typography color="textSecondary">
            {formatDate(data.day)}
            {data.sessions > 0 &&
              ` · ${translate('scanToday.sessions', { smart_count: data.sessions })} · ${translate('scanToday.participants', { smart_count: data.participants })}`}
          </Typography>
        </div>
        <LocationFilter />
      </Head>
      {data.sessions === 0 ? (
        <EmptyState title={translate('scanToday.none')} hint={translate('scanToday.noneHint')} />
      ) : (
        <>
          <Counts aria-label={translate('scanToday.counts')}>
            {counts.map(({ risk, count }) => (
              <li key={risk}>
                {link(
                  translate('scanToday.count', { label: formatRisk(risk, translate), count }),
                  { ...TODAY, risks: [risk] },
                  <LevelMark colour={getRiskColour(risk)} />,
                )}
              </li>
            ))}
          </Counts>
          <NewestSessions sessions={data.newest} />
        </>
      )}
      <Head style={{ marginTop: 16 }}>
        {data.sessions > 0 && link(translate('scanToday.allToday'), TODAY)}
        {link(translate('scanToday.all'), {})}
        <Button component={Link} to="/scan/reports/" size="small" onClick={selectAll}>
          {translate('scanToday.reports')}
        </Button>
      </Head>
    </Card>
  );
}
