import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'react-admin';
import { SaveNotices } from '../../src/ui/editing/SaveNotices.tsx';
import { useVersionedForm } from '../../src/ui/editing/useVersionedForm.ts';
import { refreshViewer } from '../../authProvider/session.ts';
import {
  LocationBody,
  addLocation,
  updateLocation,
  type Location,
  type LocationDraft,
} from '../../contract/locations/locations.ts';
import { states } from '../../contract/platform/states.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import type { Option } from '../../src/ui/Choice.tsx';
import { DialogButtons } from '../../src/ui/DialogButtons.tsx';
import { FormDialog } from '../../src/ui/FormDialog.tsx';
import { FormField } from '../../src/ui/FormField.tsx';
import { zodFieldErrors } from '../../src/ui/formHelpers.ts';
import { useProviderOptions } from '../../src/ui/useClinicChoices.ts';
import { timeZoneOptions } from './shared/timeZones.ts';

/** Formats an address in one line; empty if there is none. */
export const formatAddress = ({ address1, address2, city, stateCode, zipCode }: Location): string =>
  [address1, address2, city, [stateCode, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

type Draft = Record<keyof LocationDraft, string>;

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: '20px 16px',
  paddingTop: 8,
});
const stateOptions: readonly Option[] = Object.entries(states).map(([value, label]) => ({ value, label }));

const toDraft = (location: Location | undefined): Draft => ({
  name: location?.name ?? '',
  timezone: location?.timezone ?? '',
  address1: location?.address1 ?? '',
  address2: location?.address2 ?? '',
  city: location?.city ?? '',
  stateCode: location?.stateCode ?? '',
  zipCode: location?.zipCode ?? '',
  defaultProviderId: location?.defaultProviderId ? String(location.defaultProviderId) : '',
});
/** The contract turns empty fields into nulls (ORG-16). */
const toRequestBody = (draft: Draft) =>
  ({ ...draft, defaultProviderId: draft.defaultProviderId || null }) as LocationDraft;

/** Adds a location, or edits the given one (ORG-10, ORG-11, ORG-14..16). */
export const LocationForm = ({ location, onClose }: { location?: Location; onClose: () => void }) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const providers = useProviderOptions();
  const editing = useVersionedForm<Draft, Location>({
    name: `location/${location?.id ?? 'new'}`,
    record: location,
    toValues: toDraft,
    validate: (draft) => zodFieldErrors(LocationBody, toRequestBody(draft)),
    send: (draft, attempt) =>
      location
        ? call(updateLocation, { params: { id: location.id }, body: toRequestBody(draft), ...attempt })
        : call(addLocation, { body: toRequestBody(draft), ...attempt }),
    invalidates: ['locations'],
    onSaved: () => {
      notify(location ? 'clinicLocations.saved' : 'clinicLocations.added', { type: 'success' });
      onClose();
      // Other screens read the locations that they offer from the session (OPEN-043).
      void refreshViewer();
    },
  });
  const { form, submit, isBlocked } = editing;
  const { errors, isDirty, isSubmitting } = form.formState;

  const field = (name: keyof Draft, options?: readonly Option[], none?: string) => (
    <FormField
      label={translate(`clinicLocations.field.${name}`)}
      field={form.register(name)}
      error={errors[name]?.message}
      options={options}
      none={none}
    />
  );
  const noValue = translate('clinicLocations.noValue');
  // The stored provider is offered from the start, or the field would lose it while the others load.
  const stored = location?.defaultProviderId ? String(location.defaultProviderId) : undefined;
  const { firstName, lastName } = location?.defaultProvider ?? {};
  const label = firstName ? `${firstName} ${lastName}` : translate('clinicLocations.otherProvider');
  const isOffered = stored === undefined || providers.some(({ value }) => value === stored);
  const providerOptions = isOffered ? providers : [...providers, { value: stored, label }];
  const labels: Partial<Record<keyof Draft, readonly Option[]>> = {
    timezone: timeZoneOptions,
    stateCode: stateOptions,
    defaultProviderId: providerOptions,
  };
  return (
    <FormDialog
      title={translate(location ? 'clinicLocations.edit' : 'clinicLocations.add')}
      holdsDraft={isDirty}
      onClose={onClose}
    >
      <DialogContent>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <SaveNotices
            editing={editing}
            label={(name) => translate(`clinicLocations.field.${name}`)}
            text={(name, value: string) => labels[name]?.find((option) => option.value === value)?.label}
          />
          <Grid>
            {field('name')}
            {field('timezone', timeZoneOptions, translate('clinicLocations.choose'))}
            {field('address1')}
            {field('address2')}
            {field('city')}
            {field('stateCode', stateOptions, noValue)}
            {field('zipCode')}
            {field('defaultProviderId', providerOptions, noValue)}
          </Grid>
          <DialogButtons
            cancel={translate('clinicLocations.cancel')}
            submit={translate('clinicLocations.save')}
            busy={isSubmitting}
            disabled={isBlocked}
            onCancel={onClose}
          />
        </form>
      </DialogContent>
    </FormDialog>
  );
};
