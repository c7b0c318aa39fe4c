import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { getCurrentViewer, updateViewer } from '../../authProvider/session.ts';
import {
  hasOrganizationField,
  organizationFieldNames,
  organizationFields,
  type OrganizationField,
} from '../../contract/organizations/fields.ts';
import {
  OrganizationDetails,
  updateOrganization,
  uploadOwnLogo,
  type Organization,
} from '../../contract/organizations/organization.ts';
import { riskReadings } from '../../contract/platform/enumerations.ts';
import { pick } from '../../contract/platform/typed-keys.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import { formatInputs, parseInputs } from '../../domain/platform/form-fields.ts';
import type { Option } from '../../src/ui/Choice.tsx';
import { DialogButtons, FormDialog } from '../../src/ui/FormDialog.tsx';
import { SaveNotices } from '../../src/ui/editing/SaveNotices.tsx';
import { useVersionedForm } from '../../src/ui/editing/useVersionedForm.ts';
import { FormField } from '../../src/ui/FormField.tsx';
import { zodFieldErrors } from '../../src/ui/formHelpers.ts';
import type { MessageKey } from '../../src/ui/i18n/translated.ts';
import { PageLoading } from '../../src/ui/PageStates.tsx';
import { timeZoneOptions, type ChoiceField } from '../locations/shared/locationFields.ts';
import type { organizationMessages } from './messages.en.ts';
import { LogoMark } from './OrganizationCard.tsx';

const LogoUpload = lazy(async () => ({ default: (await import('./logo/LogoUpload.tsx')).LogoUpload }));

interface DialogProps {
  organization: Organization;
  onClose: () => void;
}

/** Uploads the logo of the reader's own organization by the rules of the vendor console (ORG-05, OPEN-111). */
const OwnLogoDialog = ({ organization, onClose }: DialogProps) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <FormDialog title={translate('logo.title', { name: organization.name })} holdsDraft asks={false} onClose={onClose}>
      <DialogContent>
        <Suspense fallback={<PageLoading />}>
          <LogoUpload
            upload={(file) => call(uploadOwnLogo, { file })}
            onUploaded={() => {
              notify('logo.uploaded', { type: 'success' });
              onClose();
              refresh();
            }}
            onCancel={onClose}
          />
        </Suspense>
      </DialogContent>
    </FormDialog>
  );
};

type Text = MessageKey<typeof organizationMessages>;
/** The inputs of the form; only those of the fields that the organization has. */
type OrganizationValues = Partial<Record<OrganizationField, string>>;

const listFields = ({ products }: Organization) =>
  organizationFieldNames.filter((field) => hasOrganizationField(products, field));

const toValues = (organization: Organization): OrganizationValues =>
  pick(formatInputs(organizationFields, pick(organization, organizationFieldNames)), listFields(organization));

const noValues = formatInputs(organizationFields);

/** The fields of the request; without those that the organization does not have. */
const toBody = (values: OrganizationValues, organization: Organization) =>
  pick(parseInputs(organizationFields, { ...noValues, ...values }), listFields(organization));

const labels: Record<OrganizationField, Text> = {
  name: 'organization.name',
  timezone: 'organization.timezone',
  riskReading: 'organization.riskReading.label',
};

/**
 * The dialog `Edit Organization Details` (ORG-04..06). The layout shows a new name at once. The logo is uploaded
 * separately within the same dialog, and unsaved input stays (OPEN-111).
 */
export const EditOrganization = ({ organization, onClose }: DialogProps) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const [choosingLogo, setChoosingLogo] = useState(false);
  const editing = useVersionedForm<OrganizationValues, Organization>({
    name: `organization/${organization.id}`,
    record: organization,
    toValues: (stored) => toValues(stored!),
    validate: (values) => zodFieldErrors(OrganizationDetails, toBody(values, organization)),
    send: (values, attempt) =>
      call(updateOrganization, { body: OrganizationDetails.parse(toBody(values, organization)), ...attempt }),
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

  if (choosingLogo) return <OwnLogoDialog organization={organization} onClose={() => setChoosingLogo(false)} />;
  const options: Record<ChoiceField<typeof organizationFields>, readonly Option[]> = {
    timezone: timeZoneOptions,
    riskReading: riskReadings.map((value) => ({
      value,
      label: translate(`organization.riskReading.${value}` satisfies Text),
    })),
  };
  const layout: Record<OrganizationField, Partial<ComponentProps<typeof FormField>>> = {
    name: {},
    timezone: { options: options.timezone },
    riskReading: { options: options.riskReading, hint: translate('organization.riskReading.hint') },
  };
  return (
    <FormDialog title={translate('organization.editTitle')} size="xs" holdsDraft={isDirty} onClose={onClose}>
      <DialogContent>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={2.5} paddingTop={1}>
            <SaveNotices
              editing={editing}
              label={(field) => translate(labels[field])}
              text={(field, value: string) => layout[field].options?.find((option) => option.value === value)?.label}
            />
            {listFields(organization).map((field) => (
              <FormField
                key={field}
                label={translate(labels[field])}
                field={form.register(field)}
                error={errors[field]?.message}
                {...layout[field]}
              />
            ))}
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
