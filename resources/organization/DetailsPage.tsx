import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useGetOne, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import type { Organization } from '../../contract/organization.ts';
import { mayManageTeam } from '../../domain/viewer.ts';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { PageLoading } from '../../src/components/PageLoading.tsx';
import { recordPartsMessages } from '../../src/components/record-parts/messages.en.ts';
import { EditOrganization } from './EditOrganization.tsx';
import { FactorRule } from './FactorRule.tsx';
import { Locations } from './Locations.tsx';
import { OrganizationCard } from './OrganizationCard.tsx';
import { organizationMessages } from './messages.en.ts';

/** What this page says, there once it is opened. @public */
export const texts = { en: { ...recordPartsMessages, ...organizationMessages } };

/** `/organization/details/` (ORG-02, OPEN-026): the organization above its locations. */
export default function DetailsPage() {
  const translate = useTranslate();
  const viewer = useViewer();
  const [editing, setEditing] = useState(false);
  const { data, error, refetch } = useGetOne<Organization>('organization', { id: viewer?.organization?.id ?? 0 });
  const manages = viewer !== null && mayManageTeam(viewer);
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
      {data && <FactorRule organization={data} manages={manages} />}
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
