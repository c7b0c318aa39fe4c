import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { SaveNotices } from '../../src/ui/editing/SaveNotices.tsx';
import { useVersionedForm } from '../../src/ui/editing/useVersionedForm.ts';
import { getCurrentViewer, updateViewer } from '../../authProvider/session.ts';
import {
  OrganizationDetails,
  updateOrganization,
  type Organization,
} from '../../contract/organizations/organization.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { DialogButtons } from '../../src/ui/DialogButtons.tsx';
import { FormDialog } from '../../src/ui/FormDialog.tsx';
import { FormField } from '../../src/ui/FormField.tsx';
import { PageLoading } from '../../src/ui/PageStates.tsx';
import { zodFieldErrors } from '../../src/ui/formHelpers.ts';
import { LogoMark } from './OrganizationCard.tsx';
import { formatTimeZone, timeZoneOptions } from '../locations/shared/locationFields.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { riskReadings } from '../../contract/platform/enumerations.ts';

/** The published defaults by which scan sessions are evaluated when nothing else is configured (OPEN-129). */
const RiskReadingField = ({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) => {
  const translate = useTranslate();
  return (
    <FormField
      label={translate('organization.riskReading.label')}
      field={field}
      error={error}
      hint={translate('organization.riskReading.hint')}
      options={riskReadings.map((value) => ({ value, label: translate(`organization.riskReading.${value}`) }))}
    />
  );
};

const OwnLogo = lazy(() => import('./OwnLogo.tsx'));

type Draft = Pick<Organization, 'name' | 'timezone'> & Partial<Pick<Organization, 'riskReading'>>;

/** Organizations without Scan have no field for the fall risk criteria, so these are not sent. */
const toDraft = ({ name, timezone, products, riskReading }: Organization): Draft => ({
  name,
  timezone,
  ...(products.includes('SCAN') && { riskReading }),
});

/**
 * The dialog `Edit Organization Details` (ORG-04..06). The layout shows a new name at once. The logo is uploaded
 * separately within the same dialog, and unsaved input stays (OPEN-111).
 */
export const EditOrganization = ({ organization, onClose }: { organization: Organization; onClose: () => void }) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const [choosingLogo, setChoosingLogo] = useState(false);
  const editing = useVersionedForm<Draft, Organization>({
    name: `organization/${organization.id}`,
    record: organization,
    toValues: (stored) => toDraft(stored!),
    validate: (draft) => zodFieldErrors(OrganizationDetails, draft),
    send: (draft, attempt) => call(updateOrganization, { body: OrganizationDetails.parse(draft), ...attempt }),
    invalidates: ['organization'],
    onSaved: ({ name, timezone }) => {
      const viewer = getCurrentViewer();
      if (viewer?.organization) updateViewer({ ...viewer, organization: { ...viewer.organization, name, timezone } });
      notify('organization.saved', { type: 'success' });
      onClose();
    },
  });
  const { form, submit, isBlocked } = editing;
  const { errors, isDirty, isSubmitting } = form.formState;

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
            <SaveNotices
              editing={editing}
              label={(field) => translate(`organization.${field === 'riskReading' ? 'riskReading.label' : field}`)}
              text={(field, value: string) =>
                field === 'riskReading' ? translate(`organization.riskReading.${value}`) : formatTimeZone(value)
              }
            />
            <FormField
              label={translate('organization.name')}
              field={form.register('name')}
              error={errors.name?.message}
            />
            <FormField
              label={translate('organization.timezone')}
              field={form.register('timezone')}
              error={errors.timezone?.message}
              options={timeZoneOptions}
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
            disabled={isBlocked}
            onCancel={onClose}
          />
        </form>
      </DialogContent>
    </FormDialog>
  );
};
