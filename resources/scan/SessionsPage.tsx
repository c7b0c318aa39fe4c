import { useTranslate } from 'react-admin';
import { useViewer } from '../../authProvider/session.ts';
import type { ScanSession } from '../../contract/scan.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { LocationFilter } from '../../src/components/LocationFilter.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { FollowSavedFilter } from '../../src/components/list-tools/FollowSavedFilter.tsx';
import { useLocatedOpening } from '../../src/components/list-tools/useLocatedOpening.ts';
import { RecordList } from '../../src/components/RecordList.tsx';
import { LinkedReplay } from '../../src/replay/LinkedReplay.tsx';
import { SavedSessionFilters } from './SavedSessionFilters.tsx';
import { useSessionReplay } from './session-replay.tsx';
import { useSessionColumns } from './useSessionColumns.tsx';
import { useScanLocations } from './useScanLocations.ts';

/** What this page says, there once it is opened. @public */
export { texts } from './texts.ts';

/** `/scan/sessions/` (SCAN-01..04, ERR-31, ERR-32, OPEN-103, OPEN-104): a table once a location is chosen; research organizations replay. */
export default function SessionsPage() {
  const translate = useTranslate();
  const isResearch = useViewer()?.organization?.isResearchOrg === true;
  const sessionReplay = useSessionReplay();
  const columns = useSessionColumns(isResearch);
  const { opening } = useLocatedOpening();
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
