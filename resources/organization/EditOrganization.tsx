import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { useKeptForm } from '../../src/components/useKeptForm.ts';
import { currentViewer, viewerChanged } from '../../authProvider/session.ts';
import { OrganizationDetails, updateOrganization, type Organization } from '../../contract/organization.ts';
import { isProblem } from '../../contract/problem.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { DialogButtons } from '../../src/components/DialogButtons.tsx';
import { FormDialog } from '../../src/components/FormDialog.tsx';
import { FormField } from '../../src/components/FormField.tsx';
import { PageLoading } from '../../src/components/PageLoading.tsx';
import { problemsResolver } from '../../src/components/problemsResolver.ts';
import { shapeProblems } from '../../src/components/shapeProblems.ts';
import { showFieldProblems } from '../../src/components/showFieldProblems.ts';
import { ClashNotice } from './ClashNotice.tsx';
import { LogoMark } from './LogoMark.tsx';
import { RiskReadingField } from './RiskReadingField.tsx';
import { useClash } from './useClash.ts';
import { zoneName, zoneOptions } from './zoneName.ts';

const OwnLogo = lazy(() => import('./OwnLogo.tsx'));

type Draft = Pick<Organization, 'name' | 'timezone'> & Partial<Pick<Organization, 'riskReading'>>;

/** Only what the form shows is sent: the criteria of fall risk are for those who hold Scan. */
const draftOf = ({ name, timezone, products, riskReading }: Organization): Draft => ({
  name,
  timezone,
  ...(products.includes('SCAN') && { riskReading }),
});

/**
 * The dialog `Edit Organization Details` (ORG-04..06); the frame around the page shows the new name at once. The logo
 * is uploaded on its own, in the same dialog, and what was typed before stays (OPEN-111).
 */
export const EditOrganization = ({ organization, onClose }: { organization: Organization; onClose: () => void }) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<string>();
  const [choosingLogo, setChoosingLogo] = useState(false);
  const form = useKeptForm<Draft>(`organization/${organization.id}`, {
    resolver: problemsResolver((draft) => shapeProblems(OrganizationDetails, draft)),
    defaultValues: draftOf(organization),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const { version, current, isClash, goOn } = useClash(organization, (stored) => form.reset(draftOf(stored)));

  const submit = form.handleSubmit(async (draft) => {
    setFailure(undefined);
    const body = OrganizationDetails.parse(draft);
    const saved = await call(updateOrganization, { body, version });
    if (isProblem(saved)) {
      if (isClash(saved)) return refresh();
      showFieldProblems(form, saved);
      return setFailure(saved.message);
    }
    const viewer = currentViewer();
    const { name, timezone } = body;
    if (viewer?.organization) viewerChanged({ ...viewer, organization: { ...viewer.organization, name, timezone } });
    notify('organization.saved', { type: 'success' });
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
            {current && <ClashNotice stored={[current.name, zoneName(current.timezone)]} onGoOn={goOn} />}
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
            {organization.products.includes('SCAN') && (
              <RiskReadingField field={form.register('riskReading')} error={errors.riskReading?.message} />
            )}
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
            disabled={current !== undefined}
            onCancel={onClose}
          />
        </form>
      </DialogContent>
    </FormDialog>
  );
};
