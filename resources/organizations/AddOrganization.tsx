import Alert from '@mui/material/Alert';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { createOrganization, type AdminOrganization } from '../../contract/admin-organizations.ts';
import { practitionerRoles, timeZones } from '../../contract/enumerations.ts';
import { isProblem } from '../../contract/problem.ts';
import { states } from '../../contract/states.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { roleLabel } from '../../domain/viewer.ts';
import { DialogButtons } from '../../src/components/DialogButtons.tsx';
import { toast } from '../../src/toasts/toasts.ts';
import { DraftInput } from './DraftInput.tsx';
import { fieldOf, payloadOf, type DraftField, type OrganizationDraft } from './organization-draft.ts';
import { ProductChoice } from './ProductChoice.tsx';

const zones = timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

interface Props {
  form: UseFormReturn<OrganizationDraft>;
  onAdded: (organization: AdminOrganization) => void;
  onCancel: () => void;
}

/** A new organization with its first user and first location (AORG-07, AORG-21..38). */
export const AddOrganization = ({ form, onAdded, onCancel }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (draft) => {
    const added = await call(createOrganization, { body: payloadOf(draft), idempotencyKey });
    if (isProblem(added)) {
      for (const [at, [path, message]] of Object.entries(added.fields ?? {}).entries())
        setError(fieldOf(path), { message }, { shouldFocus: at === 0 });
      return setError('root', { message: added.message });
    }
    toast('success', translate('organizations.form.added'));
    onAdded(added);
  });

  const input = (field: DraftField, options?: { value: string; label: string }[]) => (
    <DraftInput
      label={translate(`organizations.form.${field}`)}
      field={register(field)}
      error={errors[field]?.message}
      options={options}
    />
  );
  const roles = practitionerRoles.map((role) => ({ value: role, label: translate(roleLabel(role)) }));
  const stateChoices = [
    { value: '', label: translate('organizations.form.none') },
    ...Object.entries(states).map(([value, label]) => ({ value, label })),
  ];
  const heading = (part: string) => (
    <Grid size={12}>
      <Typography variant="h3">{translate(`organizations.form.${part}`)}</Typography>
    </Grid>
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {errors.root && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {errors.root.message}
        </Alert>
      )}
      <Grid container spacing={2}>
        {heading('organization')}
        {input('orgName')}
        {input('orgTimezone', zones)}
        <ProductChoice field={register('products')} error={errors.products?.message} />
        {heading('practitioner')}
        {input('firstName')}
        {input('lastName')}
        {input('email')}
        {input('role', roles)}
        {heading('location')}
        {input('name')}
        {input('locationTimezone', zones)}
        {input('address1')}
        {input('address2')}
        {input('city')}
        {input('stateCode', stateChoices)}
        {input('zipCode')}
        {input('countryCode')}
        {input('keyword')}
      </Grid>
      <DialogButtons
        cancel={translate('organizations.form.cancel')}
        submit={translate('organizations.form.submit')}
        busy={isSubmitting}
        onCancel={onCancel}
      />
    </form>
  );
};
