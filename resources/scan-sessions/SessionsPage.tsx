import { styled } from '@mui/material/styles';
import { useTranslate, useListContext } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import type { ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { useClockZone } from '../../src/ui/DateTimeText.tsx';
import { EmptyState } from '../../src/ui/PageStates.tsx';
import { LocationFilter } from '../../src/ui/LocationFilter.tsx';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { FollowSavedFilter, SavedFiltersButton } from '../../src/ui/lists/SavedFiltersButton.tsx';
import { useLocationFilterNavigation } from '../../src/ui/lists/useLocationFilterNavigation.ts';
import { RecordList } from '../../src/ui/RecordList.tsx';
import { LinkedReplay } from '../session-replay/shared/ReplayButton.tsx';
import { SessionFilters, sessionFilters } from './SessionFilters.tsx';
import { useSessionReplay, useSessionColumns } from './useSessionColumns.tsx';
import { useScanLocations } from './scanQueries.ts';

/** Saved filters of the sessions, which include locations and order, never the searched UID. */
const SavedSessionFilters = () => {
  const { filterValues, sort, perPage } = useListContext();
  const { opening, withLocations } = useLocationFilterNavigation();
  const { participant: _searched, ...filter } = filterValues as Record<string, unknown>;
  const settings = withLocations({ filter, sort: sort.field, order: sort.order, perPage });
  return <SavedFiltersButton className="fit" list="scan-sessions" settings={settings} opening={opening} />;
};

/** Where sessions are cards there is no room for a whole date and time in a line. */
const Narrow = styled('div')({ '@media (max-width: 1279px)': { '& td time': { whiteSpace: 'normal !important' } } });

interface SessionTableProps {
  title: string;
  locationIds: readonly number[];
  isResearch: boolean;
}

/** The sessions at the locations. Days of filters are those of the organization; each session shows its location's time. */
const SessionTable = ({ title, locationIds, isResearch }: SessionTableProps) => {
  const translate = useTranslate();
  const columns = useSessionColumns(isResearch);
  const zone = useClockZone();
  const [address] = useSearchParams();
  const isFiltered = (address.get('filter') ?? '{}') !== '{}';
  return (
    <Narrow>
      <RecordList<ScanSession>
        resource="scan/sessions"
        name={title}
        filter={{ locationIds, zone }}
        filterValidators={sessionFilters}
        sort={{ field: 'createdDate', order: 'DESC' }}
        filters={<SessionFilters saved={<SavedSessionFilters />} />}
        columns={columns}
        empty={translate(isFiltered ? 'scan.noneMatch' : 'scan.noSessions')}
        failed={(message) => translate(message ? 'scan.failedBecause' : 'scan.failed', { message })}
      />
    </Narrow>
  );
};

/** Loaded with this page. @public */
export { texts } from './messages.en.ts';

/**
 * `/scan/sessions/` (SCAN-01..04, ERR-31, ERR-32, OPEN-103, OPEN-104): shows a table once a location is selected;
 * research organizations have replays.
 */
export default function SessionsPage() {
  const translate = useTranslate();
  const isResearch = useViewer()?.organization?.isResearchOrg === true;
  const sessionReplay = useSessionReplay();
  const { opening } = useLocationFilterNavigation();
  const locationIds = useScanLocations().map(({ id }) => id);
  const title = translate('scan.sessionsTitle');
  return (
    <FollowSavedFilter list="scan-sessions" opening={opening}>
      <PageHeading title={title} actions={<LocationFilter />} />
      {isResearch && <LinkedReplay<ScanSession> resource="scan/sessions" replayOf={sessionReplay} />}
      {locationIds.length === 0 ? (
        <EmptyState as="h2" title={translate('scan.selectLocation')} hint={translate('scan.selectHint')} />
      ) : (
        <SessionTable title={title} locationIds={locationIds} isResearch={isResearch} />
      )}
    </FollowSavedFilter>
  );
}
