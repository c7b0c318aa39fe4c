import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useRefresh, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { currentViewer, viewerChanged } from '../../authProvider/session.ts';
import { OrganizationDetails, updateOrganization, type Organization } from '../../contract/organization.ts';
import { isProblem } from '../../contract/problem.ts';
import { call } from '../../dataProvider/client.ts';
import { DialogButtons } from '../../src/components/DialogButtons.tsx';
import { FormDialog } from '../../src/components/FormDialog.tsx';
import { FormField } from '../../src/components/FormField.tsx';
import { PageLoading } from '../../src/components/PageLoading.tsx';
import { problemsResolver } from '../../src/components/problemsResolver.ts';
import { shapeProblems } from '../../src/components/shapeProblems.ts';
import { showFieldProblems } from '../../src/components/showFieldProblems.ts';
import { toast } from '../../src/toasts/toasts.ts';
import { LogoMark } from './LogoMark.tsx';
import { zoneOptions } from './zoneName.ts';

const OwnLogo = lazy(() => import('./OwnLogo.tsx'));

interface Draft {
  name: string;
  timezone: string;
}

/**
 * The dialog `Edit Organization Details` (ORG-04..06); the frame around the page shows the new name at once. The logo
 * is uploaded on its own, in the same dialog, and what was typed before stays (OPEN-111).
 */
export const EditOrganization = ({ organization, onClose }: { organization: Organization; onClose: () => void }) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<string>();
  const [choosingLogo, setChoosingLogo] = useState(false);
  const form = useForm<Draft>({
    resolver: problemsResolver((draft) => shapeProblems(OrganizationDetails, draft)),
    defaultValues: { name: organization.name, timezone: organization.timezone },
  });
  const { errors, isDirty, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (draft) => {
    setFailure(undefined);
    const body = OrganizationDetails.parse(draft);
    const saved = await call(updateOrganization, { body, version: organization.version });
    if (isProblem(saved)) {
      showFieldProblems(form, saved);
      return setFailure(saved.message);
    }
    const viewer = currentViewer();
    if (viewer?.organization) viewerChanged({ ...viewer, organization: { ...viewer.organization, ...body } });
    toast('success', translate('organization.saved'));
    onClose();
    refresh();
  });

  if (choosingLogo)
    return (
      <FormDialog
        title={translate('logo.title', { name: organization.name })}
        holdsDraft
        onClose={() => setChoosingLogo(false)}
      >
        <DialogContent>
          <Suspense fallback={<PageLoading />}>
            <OwnLogo onDone={() => setChoosingLogo(false)} />
          </Suspense>
        </DialogContent>
      </FormDialog>
    );
  return (
    <FormDialog title={translate('organization.editTitle')} size="xs" holdsDraft={isDirty} onClose={onClose}>
      <DialogContent>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={2.5} paddingTop={1}>
            {failure && <Alert severity="error">{failure}</Alert>}
            <FormField
              label={translate('organization.name')}
              field={form.register('name')}
              error={errors.name?.message}
            />
            <FormField
              label={translate('organization.timezone')}
              field={form.register('timezone')}
              error={errors.timezone?.message}
              options={zoneOptions}
            />
            <Stack direction="row" alignItems="center" gap={2}>
              <LogoMark name={organization.name} webLogoUrl={organization.webLogoUrl} />
              <Button variant="outlined" onClick={() => setChoosingLogo(true)}>
                {translate('organization.changeLogo')}
              </Button>
            </Stack>
          </Stack>
          <DialogButtons
            cancel={translate('organization.cancel')}
            submit={translate('organization.save')}
            busy={isSubmitting}
            onCancel={onClose}
          />
        </form>
      </DialogContent>
    </FormDialog>
  );
};
