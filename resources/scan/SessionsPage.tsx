import { useTranslate } from 'ra-core';
import type { ScanSession } from '../../contract/scan.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { LocationFilter } from '../../src/components/LocationFilter.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { RecordList } from '../../src/components/RecordList.tsx';
import { useSessionColumns } from './useSessionColumns.tsx';
import { useScanLocations } from './useScanLocations.ts';

/** What this page says, there once it is opened. @public */
export { texts } from './texts.ts';

/** `/scan/sessions/` (SCAN-01..03, OPEN-103): a table once a location is chosen. */
export default function SessionsPage() {
  const translate = useTranslate();
  const columns = useSessionColumns();
  const locationIds = useScanLocations().map(({ id }) => id);
  const title = translate('scan.sessionsTitle');
  return (
    <>
      <PageHeading title={title} actions={<LocationFilter />} />
      {locationIds.length === 0 ? (
        <EmptyState title={translate('scan.selectLocation')} hint={translate('scan.selectHint')} />
      ) : (
        <RecordList<ScanSession>
          resource="scan-sessions"
          name={title}
          filter={{ locationIds }}
          sort={{ field: 'createdDate', order: 'DESC' }}
          columns={columns}
          empty={translate('scan.noSessions')}
          failed={(message) => message || translate('scan.failed')}
          failedAs="alert"
        />
      )}
    </>
  );
}
