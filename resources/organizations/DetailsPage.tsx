import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useGetOne, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import type { Organization } from '../../contract/organizations/organization.ts';
import { canManageTeam } from '../../domain/identity/viewer.ts';
import { ErrorView, PageLoading } from '../../src/ui/PageStates.tsx';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { EditOrganization } from './EditOrganization.tsx';
import { TwoStepRule } from './TwoStepRule.tsx';
import { Locations } from '../locations/shared/Locations.tsx';
import { OrganizationCard } from './OrganizationCard.tsx';
import { locationMessages } from '../locations/shared/messages.en.ts';
import { organizationMessages } from './messages.en.ts';

/** Loaded with this page. @public */
export const texts = { en: { ...organizationMessages, ...locationMessages } };

/** `/organization/details/` (ORG-02, OPEN-026): the organization above its locations. */
export default function DetailsPage() {
  const translate = useTranslate();
  const viewer = useViewer();
  const [editing, setEditing] = useState(false);
  const { data, error, refetch } = useGetOne<Organization>('organization', { id: viewer?.organization?.id ?? 0 });
  const manages = viewer !== null && canManageTeam(viewer);
  return (
    <>
      <PageHeading
        title={translate('organization.title')}
        actions={
          manages &&
          data && (
            <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setEditing(true)}>
              {translate('organization.edit')}
            </Button>
          )
        }
      />
      {data && <OrganizationCard organization={data} />}
      {data && <TwoStepRule organization={data} manages={manages} />}
      {!data &&
        (error ? (
          <ErrorView message={translate('organization.failed')} onRetry={() => void refetch()} />
        ) : (
          <PageLoading />
        ))}
      {editing && data && <EditOrganization organization={data} onClose={() => setEditing(false)} />}
      <Locations manages={manages} />
    </>
  );
}
