import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import { dashboardActions } from '../../contract/dashboard.ts';
import { isScanOnly } from '../../domain/viewer.ts';
import { configuration } from '../../src/configuration.ts';
import { EmbeddedPage } from '../../src/components/EmbeddedPage.tsx';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { PageLoading } from '../../src/components/PageLoading.tsx';
import { useCall } from '../../src/components/useCall.ts';
import { ContactCard } from '../../src/support/openContact.ts';
import { ActionLists, firstPages } from './ActionLists.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { dashboardMessages } from './messages.en.ts';
import { WorklistCard } from './worklist/WorklistCard.tsx';

/** What this page says, there once it is opened. @public */
export const texts = { en: dashboardMessages };

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: theme.spacing(3),
  '& > *': { minWidth: 0 },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** Who needs attention, beside it the four lists, or the first steps where there is no patient yet (DASH-04..21). */
const PatientsAtAGlance = () => {
  const translate = useTranslate();
  const [pages, setPages] = useState(firstPages);
  const { data, error, isFetching, refetch } = useCall(dashboardActions, { query: pages }, { keepPrevious: true });
  if (data?.totalPatients === 0) return <FirstSteps />;
  return (
    <Columns>
      <WorklistCard />
      <div>
        {error ? (
          <ErrorView message={error.message || translate('dashboard.failed')} onRetry={() => void refetch()} />
        ) : (
          <ActionLists
            actions={data}
            busy={isFetching}
            pages={pages}
            onPage={(list, page) => setPages({ ...pages, [`${list}Page`]: page })}
          />
        )}
      </div>
    </Columns>
  );
};

/** The help center in a frame; without one the contact form, or word of what to do (SUP-04, OPEN-028). */
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

/** `/home/` (DASH-01..21). */
export default function Dashboard() {
  const translate = useTranslate();
  const viewer = useViewer();
  if (!viewer) return null;
  const { firstName: name } = viewer;
  return (
    <>
      <PageHeading title={name ? translate('dashboard.greeting', { name }) : translate('dashboard.greetingUnnamed')} />
      {isScanOnly(viewer) ? <Support /> : <PatientsAtAGlance />}
    </>
  );
}
