import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useRedirect, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useKeptForm } from '../../src/components/useKeptForm.ts';
import type { AdminOrganization } from '../../contract/admin-organizations.ts';
import { FormDialog } from '../../src/components/FormDialog.tsx';
import { page } from '../../src/navigation/reload.ts';
import { AddOrganization } from './AddOrganization.tsx';
import { draftResolver, newDraft, type OrganizationDraft } from './organization-draft.ts';
import OrganizationList from './OrganizationList.tsx';
import { OrganizationLogo } from './OrganizationLogo.tsx';

/**
 * Adds an organization in two steps: the form, then the logo (AORG-06..08). After the second step, however it is left,
 * the page loads anew (AORG-09, AORG-10); whoever closes the page before it has lost nothing, for the list offers the
 * logo too.
 */
export default function AddOrganizationDialog() {
  const translate = useTranslate();
  const redirect = useRedirect();
  const [added, setAdded] = useState<AdminOrganization>();
  const form = useKeptForm<OrganizationDraft>('add-organization', { defaultValues: newDraft, resolver: draftResolver });
  const close = () => redirect('list', 'organizations');
  const leave = added ? () => page.loadAnew('/admin/organizations/') : close;
  return (
    <>
      <OrganizationList />
      <FormDialog
        title={added ? translate('logo.title', { name: added.name }) : translate('resources.organizations.page.create')}
        size="md"
        holdsDraft={added !== undefined || form.formState.isDirty}
        onClose={leave}
      >
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {translate('organizations.step', { step: added ? 2 : 1, steps: 2 })}
          </Typography>
          {added ? (
            <OrganizationLogo organizationId={added.id} onUploaded={leave} onCancel={leave} />
          ) : (
            <AddOrganization form={form} onAdded={setAdded} onCancel={close} />
          )}
        </DialogContent>
      </FormDialog>
    </>
  );
}
