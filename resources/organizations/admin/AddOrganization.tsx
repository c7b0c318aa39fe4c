import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CheckboxGroupInput, TextInput, useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import {
  NewOrganization,
  OrganizationForm,
  type AdminOrganization,
} from '../../../contract/organizations/admin-organizations.ts';
import { practitionerRoles, products, timeZones } from '../../../contract/platform/enumerations.ts';
import { DEFAULT_TIMEZONE } from '../../../contract/platform/limits.ts';
import { states } from '../../../contract/platform/states.ts';
import { getRoleLabel } from '../../../domain/identity/viewer.ts';
import { NativeSelectInput } from '../../../src/ui/forms/NativeSelectInput.tsx';
import { CreateDialog } from '../../../src/ui/forms/RecordDialogs.tsx';
import { validateFormBy } from '../../../src/ui/forms/validateBy.ts';
import { page } from '../../../src/ui/navigation/reload.ts';
import LogoDialog from './LogoDialog.tsx';
import OrganizationList from './OrganizationList.tsx';

const zones = timeZones.map((id) => ({ id, name: id.replaceAll('_', ' ') }));
const roles = practitionerRoles.map((id) => ({ id, name: getRoleLabel(id) }));
const stateChoices = Object.entries(states).map(([id, name]) => ({ id, name }));

/** Defaults of the form (AORG-29, AORG-36). */
const newOrganization = {
  orgName: '',
  timezone: DEFAULT_TIMEZONE,
  products: [],
  practitioner: { role: 'PORTAL_PROVIDER_ADMIN' },
  location: { timezone: DEFAULT_TIMEZONE },
};

/** Labels the group. The error is part of the label because screen readers read nothing else at the checkboxes. */
const ProductsLabel = () => {
  const translate = useTranslate();
  const { products: fault } = useFormState<typeof newOrganization>().errors;
  return (
    <>
      {translate('resources.organizations.fields.products')}
      {fault && <span className="hidden-text">: {(fault.message as unknown as { message: string }).message}</span>}
    </>
  );
};

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 2),
  '& > h3, & > fieldset': { gridColumn: '1 / -1', margin: 0 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Fields = () => {
  const translate = useTranslate();
  const heading = (part: string) => <Typography variant="h3">{translate(`organizations.form.${part}`)}</Typography>;
  return (
    <Grid>
      {heading('organization')}
      <TextInput source="orgName" />
      <NativeSelectInput source="timezone" label="organizations.form.timezone" choices={zones} />
      <CheckboxGroupInput
        source="products"
        helperText={false}
        label={<ProductsLabel />}
        choices={products.map((id) => ({ id, name: id }))}
      />
      {heading('practitioner')}
      <TextInput source="practitioner.firstName" />
      <TextInput source="practitioner.lastName" />
      <TextInput source="practitioner.email" />
      <NativeSelectInput source="practitioner.role" choices={roles} />
      {heading('location')}
      <TextInput source="location.name" />
      <NativeSelectInput source="location.timezone" choices={zones} />
      <TextInput source="location.address1" />
      <TextInput source="location.address2" />
      <TextInput source="location.city" />
      <NativeSelectInput source="location.stateCode" choices={stateChoices} emptyText="organizations.form.none" />
      <TextInput source="location.zipCode" />
      <TextInput source="location.countryCode" />
      <TextInput source="location.keyword" />
    </Grid>
  );
};

/**
 * Adds an organization in two steps: the form with its first user and first location (AORG-07, AORG-21..38), then the
 * logo (AORG-06..08). The page reloads after the second step, even if it is cancelled (AORG-09, AORG-10). Someone who
 * closes the page before it can add the logo from the list.
 */
export default function AddOrganization() {
  const translate = useTranslate();
  const notify = useNotify();
  const [added, setAdded] = useState<AdminOrganization>();
  const leave = () => page.load('/admin/organizations/');
  const step = (
    <Typography color="textSecondary">{translate('organizations.step', { step: added ? 2 : 1, steps: 2 })}</Typography>
  );
  if (added)
    return (
      <>
        <OrganizationList />
        <LogoDialog organization={added} lead={step} onUploaded={leave} onClose={leave} />
      </>
    );
  return (
    <CreateDialog
      list={OrganizationList}
      size="md"
      submit="organizations.form.submit"
      defaultValues={newOrganization}
      validate={validateFormBy(OrganizationForm)}
      transform={(draft) => NewOrganization.parse(draft)}
      onCreated={(organization) => {
        notify('resources.organizations.notifications.created', { type: 'success' });
        setAdded(organization as AdminOrganization);
      }}
    >
      {step}
      <Fields />
    </CreateDialog>
  );
}
