import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useKeptForm } from '../../src/components/useKeptForm.ts';
import { refreshViewer } from '../../authProvider/session.ts';
import {
  LocationBody,
  addLocation,
  updateLocation,
  type Location,
  type LocationDraft,
} from '../../contract/locations.ts';
import { isProblem } from '../../contract/problem.ts';
import { states } from '../../contract/states.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import type { Option } from '../../src/components/Choice.tsx';
import { DialogButtons } from '../../src/components/DialogButtons.tsx';
import { FormDialog } from '../../src/components/FormDialog.tsx';
import { FormField } from '../../src/components/FormField.tsx';
import { problemsResolver } from '../../src/components/problemsResolver.ts';
import { shapeProblems } from '../../src/components/shapeProblems.ts';
import { showFieldProblems } from '../../src/components/showFieldProblems.ts';
import { useProviderOptions } from '../../src/components/useClinicChoices.ts';
import { addressOf } from './addressOf.ts';
import { ClashNotice } from './ClashNotice.tsx';
import { useClash } from './useClash.ts';
import { zoneName, zoneOptions } from './zoneName.ts';

type Draft = Record<keyof LocationDraft, string>;

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: '20px 16px',
  paddingTop: 8,
});
const stateOptions: readonly Option[] = Object.entries(states).map(([value, label]) => ({ value, label }));

const draftOf = (location: Location | undefined): Draft => ({
  name: location?.name ?? '',
  timezone: location?.timezone ?? '',
  address1: location?.address1 ?? '',
  address2: location?.address2 ?? '',
  city: location?.city ?? '',
  stateCode: location?.stateCode ?? '',
  zipCode: location?.zipCode ?? '',
  defaultProviderId: location?.defaultProviderId ? String(location.defaultProviderId) : '',
});
/** As it is sent: the contract makes nulls of what is empty (ORG-16). */
const bodyOf = (draft: Draft) => ({ ...draft, defaultProviderId: draft.defaultProviderId || null }) as LocationDraft;

/** Adds a location, or edits the given one (ORG-10, ORG-11, ORG-14..16). */
export const LocationForm = ({ location, onClose }: { location?: Location; onClose: () => void }) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const providers = useProviderOptions();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<string>();
  const form = useKeptForm<Draft>(`location/${location?.id ?? 'new'}`, {
    resolver: problemsResolver((draft) => shapeProblems(LocationBody, bodyOf(draft))),
    defaultValues: draftOf(location),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const { version = 0, current, isClash, goOn } = useClash(location, (stored) => form.reset(draftOf(stored)));

  const submit = form.handleSubmit(async (draft) => {
    setFailure(undefined);
    const saved = location
      ? await call(updateLocation, { params: { id: location.id }, body: bodyOf(draft), version })
      : await call(addLocation, { body: bodyOf(draft), idempotencyKey });
    if (isProblem(saved)) {
      if (isClash(saved)) return refresh();
      showFieldProblems(form, saved);
      return setFailure(saved.message);
    }
    notify(location ? 'clinicLocations.saved' : 'clinicLocations.added', { type: 'success' });
    onClose();
    refresh();
    // The other screens take the locations that they offer from the session (OPEN-043).
    void refreshViewer();
  });

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
  // The stored provider is offered from the start, so that the choice does not lose it while the others arrive.
  const stored = location?.defaultProviderId ? String(location.defaultProviderId) : undefined;
  const { firstName, lastName } = location?.defaultProvider ?? {};
  const label = firstName ? `${firstName} ${lastName}` : translate('clinicLocations.otherProvider');
  const isOffered = stored === undefined || providers.some(({ value }) => value === stored);
  const providerOptions = isOffered ? providers : [...providers, { value: stored, label }];
  return (
    <FormDialog
      title={translate(location ? 'clinicLocations.edit' : 'clinicLocations.add')}
      holdsDraft={isDirty}
      onClose={onClose}
    >
      <DialogContent>
        <form noValidate onSubmit={(event) => void submit(event)}>
          {failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {failure}
            </Alert>
          )}
          {current && (
            <ClashNotice
              stored={[
                current.name,
                addressOf(current),
                zoneName(current.timezone),
                current.defaultProvider && `${current.defaultProvider.firstName} ${current.defaultProvider.lastName}`,
              ]}
              onGoOn={goOn}
            />
          )}
          <Grid>
            {field('name')}
            {field('timezone', zoneOptions, translate('clinicLocations.choose'))}
            {field('address1')}
            {field('address2')}
            {field('city')}
            {field('stateCode', stateOptions, noValue)}
            {field('zipCode')}
            {field('defaultProviderId', providerOptions, noValue)}
          </Grid>
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
