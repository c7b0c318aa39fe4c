import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import { mayManageTeam } from '../../domain/viewer.ts';
import { FollowSavedFilter } from '../../src/components/list-tools/FollowSavedFilter.tsx';
import { savedFilterMessages } from '../../src/components/list-tools/saved.messages.en.ts';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { AddProvider } from './AddProvider.tsx';
import { ListOfProviders } from './ListOfProviders.tsx';
import { organizationMessages } from './messages.en.ts';
import { readProvidersAddress } from './providersAddress.ts';

/** What this page says, there once it is opened. @public */
export const texts = { en: { ...savedFilterMessages, ...organizationMessages } };

/** `/organization/providers/` (ORG-03, ORG-17..23, ORG-29). */
export default function ProvidersPage() {
  const translate = useTranslate();
  const viewer = useViewer();
  const [adding, setAdding] = useState(false);
  const { tab, search } = readProvidersAddress(useLocation().search);
  if (search !== undefined) return <Navigate to={{ search }} replace />;
  return (
    <FollowSavedFilter list="providers">
      <PageHeading
        title={translate('providers.title')}
        lead={translate('providers.lead')}
        actions={
          viewer &&
          mayManageTeam(viewer) && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
              {translate('providers.add')}
            </Button>
          )
        }
      />
      <ListOfProviders tab={tab} />
      {adding && <AddProvider onClose={() => setAdding(false)} />}
    </FollowSavedFilter>
  );
}
