import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { CheckboxGroupInput, TextInput, useNotify, useTranslate, type TextInputProps } from 'react-admin';
import { Fragment, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { NewOrganization, OrganizationForm, type AdminOrganization } from '../../contract/admin-organizations.ts';
import { practitionerRoles, products, timeZones } from '../../contract/enumerations.ts';
import { DEFAULT_TIMEZONE } from '../../contract/limits.ts';
import { states } from '../../contract/states.ts';
import { roleLabel } from '../../domain/viewer.ts';
import { NativeSelectInput } from '../../src/components/record-form/NativeSelectInput.tsx';
import { CreateDialog } from '../../src/components/record-form/RecordDialogs.tsx';
import { validateFormBy } from '../../src/components/record-form/validateBy.ts';
import { page } from '../../src/navigation/reload.ts';
import LogoDialog from './LogoDialog.tsx';
import OrganizationList from './OrganizationList.tsx';

interface Choice {
  id: string;
  name: string;
}
const zones = timeZones.map((id): Choice => ({ id, name: id.replaceAll('_', ' ') }));
const roles = practitionerRoles.map((id) => ({ id, name: roleLabel(id) }));
const stateChoices = Object.entries<string>(states).map(([id, name]) => ({ id, name }));

/** AORG-29, AORG-36. */
const newOrganization = {
  orgName: '',
  timezone: DEFAULT_TIMEZONE,
  products: [],
  practitioner: { role: 'PORTAL_PROVIDER_ADMIN' },
  location: { timezone: DEFAULT_TIMEZONE },
};

/** Names the group; what is wrong with it belongs to that name, since nothing else of it is read at its boxes. */
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

const Fields = () => {
  const translate = useTranslate();
  const line = (source: string) => <TextInput source={source} />;
  const choice = (source: string, choices: Choice[], more?: Partial<TextInputProps> & { emptyText?: string }) => (
    <NativeSelectInput source={source} choices={choices} {...more} />
  );
  const parts = {
    organization: [line('orgName'), choice('timezone', zones, { label: 'organizations.form.timezone' })],
    practitioner: [
      line('practitioner.firstName'),
      line('practitioner.lastName'),
      line('practitioner.email'),
      choice('practitioner.role', roles),
    ],
    location: [
      line('location.name'),
      choice('location.timezone', zones),
      line('location.address1'),
      line('location.address2'),
      line('location.city'),
      choice('location.stateCode', stateChoices, { emptyText: 'organizations.form.none' }),
      line('location.zipCode'),
      line('location.countryCode'),
      line('location.keyword'),
    ],
  };
  return (
    <Grid container columnSpacing={2}>
      {Object.entries(parts).map(([part, inputs]) => (
        <Fragment key={part}>
          <Grid size={12}>
            <Typography variant="h3">{translate(`organizations.form.${part}`)}</Typography>
          </Grid>
          {inputs.map((input) => (
            <Grid key={input.props.source} size={{ xs: 12, sm: 6 }}>
              {input}
            </Grid>
          ))}
          {part === 'organization' && (
            <Grid size={12}>
              <CheckboxGroupInput
                source="products"
                label={<ProductsLabel />}
                choices={products.map((id) => ({ id, name: id }))}
              />
            </Grid>
          )}
        </Fragment>
      ))}
    </Grid>
  );
};

/**
 * Adds an organization in two steps: the form with its first user and first location (AORG-07, AORG-21..38), then the logo
 * (AORG-06..08). After the second step, however it is left, the page loads anew (AORG-09, AORG-10); whoever closes the page
 * before it has lost nothing, for the list offers the logo too.
 */
export default function AddOrganization() {
  const translate = useTranslate();
  const notify = useNotify();
  const [added, setAdded] = useState<AdminOrganization>();
  const leave = () => page.loadAnew('/admin/organizations/');
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
