import { useTranslate, useListContext } from 'react-admin';
import { useViewer } from '../../authProvider/session.ts';
import type { ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { EmptyState } from '../../src/ui/PageStates.tsx';
import { LocationFilter } from '../../src/ui/LocationFilter.tsx';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { FollowSavedFilter, SavedFiltersButton } from '../../src/ui/lists/SavedFiltersButton.tsx';
import { useLocationFilterNavigation } from '../../src/ui/lists/useLocationFilterNavigation.ts';
import { RecordList } from '../../src/ui/RecordList.tsx';
import { LinkedReplay } from '../session-replay/shared/ReplayButton.tsx';
import { useSessionReplay, useSessionColumns } from './useSessionColumns.tsx';
import { useScanLocations } from './scanQueries.ts';

/** Saved filters of the sessions, which include locations and order. */
const SavedSessionFilters = () => {
  const { sort, perPage } = useListContext();
  const { opening, withLocations } = useLocationFilterNavigation();
  const settings = withLocations({ filter: {}, sort: sort.field, order: sort.order, perPage });
  return (
    <div style={{ textAlign: 'right', marginBottom: 8 }}>
      <SavedFiltersButton list="scan-sessions" settings={settings} opening={opening} />
    </div>
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
  const columns = useSessionColumns(isResearch);
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
        <RecordList<ScanSession>
          resource="scan/sessions"
          name={title}
          filter={{ locationIds }}
          sort={{ field: 'createdDate', order: 'DESC' }}
          filters={<SavedSessionFilters />}
          columns={columns}
          empty={translate('scan.noSessions')}
          failed={(message) => translate(message ? 'scan.failedBecause' : 'scan.failed', { message })}
        />
      )}
    </FollowSavedFilter>
  );
}
