import { useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import { dashboardActions } from '../../contract/worklist/dashboard.ts';
import { mapKeys } from '../../contract/platform/typed-keys.ts';
import { isScanOnly } from '../../domain/identity/viewer.ts';
import { configuration } from '../../src/ui/configuration.ts';
import { EmbeddedPage } from '../../src/ui/EmbeddedPage.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../src/ui/PageStates.tsx';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { useCall } from '../../src/ui/useCall.ts';
import { LazyToday } from '../scan-sessions/shared/LazyToday.tsx';
import { ContactCard } from '../support/shared/SupportLauncher.tsx';
import { ActionLists, pageNames } from './ActionLists.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { dashboardMessages } from './messages.en.ts';
import { useDashboardSearch } from './useDashboardSearch.ts';
import { WorklistCard } from './WorklistCard.tsx';

/** Texts of this page, loaded with it. @public */
export const texts = { en: dashboardMessages };

/** The worklist over the four lists, or the first steps if there is no patient yet (DASH-04..21). */
const PatientOverview = () => {
  const translate = useTranslate();
  const { readPage, change } = useDashboardSearch();
  const pages = mapKeys(pageNames, readPage);
  const { data, error, isFetching, refetch } = useCall(dashboardActions, { query: pages }, { keepPrevious: true });
  if (data?.totalPatients === 0) return <FirstSteps />;
  return (
    <>
      <WorklistCard />
      {error ? (
        <ErrorView message={error.message || translate('dashboard.failed')} onRetry={() => void refetch()} />
      ) : (
        <ActionLists
          actions={data}
          busy={isFetching}
          pages={pages}
          onPage={(list, page) => change({ [`${list}Page`]: page })}
        />
      )}
    </>
  );
};

/** The embedded help center; without one the contact form, or a hint (SUP-04, OPEN-028). */
const Support = () => {
  const translate = useTranslate();
  const { supportFrame, helpCenter, contactMailbox } = configuration().links;
  const address = supportFrame ?? helpCenter;
  if (address) return <EmbeddedPage address={address} title={translate('dashboard.support')} />;
  if (!contactMailbox) return <EmptyState title={translate('support.none')} hint={translate('chat.ask')} />;
  return (
    <Suspense fallback={<PageLoading />}>
      <ContactCard />
    </Suspense>
  );
};

export default function Dashboard() {
  const translate = useTranslate();
  const viewer = useViewer();
  if (!viewer) return null;
  const { firstName: name } = viewer;
  return (
    <>
      <PageHeading title={name ? translate('dashboard.greeting', { name }) : translate('dashboard.greetingUnnamed')} />
      {isScanOnly(viewer) ? (
        <>
          <Suspense fallback={<PageLoading />}>
            <LazyToday />
          </Suspense>
          <Support />
        </>
      ) : (
        <PatientOverview />
      )}
    </>
  );
}
