import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'react-admin';
import { refreshViewer } from '../../authProvider/session.ts';
import type { LocationField } from '../../contract/locations/fields.ts';
import { LocationBody, addLocation, updateLocation, type Location } from '../../contract/locations/locations.ts';
import { keysOf } from '../../contract/platform/typed-keys.ts';
import type { Option } from '../../src/ui/Choice.tsx';
import { DialogButtons, FormDialog } from '../../src/ui/FormDialog.tsx';
import { FormField } from '../../src/ui/FormField.tsx';
import { SaveNotices } from '../../src/ui/editing/SaveNotices.tsx';
import { useVersionedForm } from '../../src/ui/editing/useVersionedForm.ts';
import { zodFieldErrors } from '../../src/ui/formHelpers.ts';
import { useProviderOptions } from '../../src/ui/hooks.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import {
  locationFieldLabel,
  locationOptions,
  toLocationBody,
  toLocationValues,
  type LocationValues,
} from './shared/locationFields.ts';

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: '20px 16px',
  paddingTop: 8,
});

/** Adds a location, or edits the given one (ORG-10, ORG-11, ORG-14..16). */
export const LocationForm = ({ location, onClose }: { location?: Location; onClose: () => void }) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const providers = useProviderOptions();
  const editing = useVersionedForm<LocationValues, Location>({
    name: `location/${location?.id ?? 'new'}`,
    record: location,
    toValues: toLocationValues,
    validate: (values) => zodFieldErrors(LocationBody, toLocationBody(values)),
    send: (values, attempt) => {
      const body = LocationBody.parse(toLocationBody(values));
      return location
        ? call(updateLocation, { params: { id: location.id }, body, ...attempt })
        : call(addLocation, { body, ...attempt });
    },
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

  // The stored provider is offered from the start, or the field would lose it while the others load.
  const stored = location?.defaultProviderId ? String(location.defaultProviderId) : undefined;
  const { firstName, lastName } = location?.defaultProvider ?? {};
  const label = firstName ? `${firstName} ${lastName}` : translate('clinicLocations.otherProvider');
  const isOffered = stored === undefined || providers.some(({ value }) => value === stored);
  const providerOptions = isOffered ? providers : [...providers, { value: stored, label }];
  const options: Partial<Record<LocationField, readonly Option[]>> = {
    ...locationOptions,
    defaultProviderId: providerOptions,
  };
  const noValue = translate('clinicLocations.noValue');
  /** The text of the empty option of each field that has one, in the order of the form. */
  const layout: Record<LocationField, string | undefined> = {
    name: undefined,
    timezone: translate('clinicLocations.choose'),
    address1: undefined,
    address2: undefined,
    city: undefined,
    stateCode: noValue,
    zipCode: undefined,
    defaultProviderId: noValue,
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
            label={(name) => translate(locationFieldLabel(name))}
            text={(name, value: string) => options[name]?.find((option) => option.value === value)?.label}
          />
          <Grid>
            {keysOf(layout).map((name) => (
              <FormField
                key={name}
                label={translate(locationFieldLabel(name))}
                field={form.register(name)}
                error={errors[name]?.message}
                options={options[name]}
                none={layout[name]}
              />
            ))}
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
