import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CheckboxGroupInput, TextInput, useNotify, useTranslate } from 'react-admin';
import { Fragment, useState, type ComponentProps, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import {
  NewOrganization,
  OrganizationForm,
  type AdminOrganization,
} from '../../../contract/organizations/admin-organizations.ts';
import {
  firstLocationFields,
  firstUserFields,
  type FirstLocationField,
  type FirstUserField,
  type NewOrganizationField,
} from '../../../contract/organizations/fields.ts';
import { practitionerRoles, products } from '../../../contract/platform/enumerations.ts';
import { DEFAULT_TIMEZONE } from '../../../contract/platform/limits.ts';
import { keysOf } from '../../../contract/platform/typed-keys.ts';
import { getRoleLabel } from '../../../domain/identity/viewer.ts';
import type { Option } from '../../../src/ui/Choice.tsx';
import { NativeSelectInput } from '../../../src/ui/forms/inputs.tsx';
import { CreateDialog } from '../../../src/ui/forms/RecordDialogs.tsx';
import { validateFormBy } from '../../../src/ui/formHelpers.ts';
import type { MessageKey } from '../../../src/ui/i18n/translated.ts';
import { page } from '../../../src/ui/navigation/reload.ts';
import { locationOptions, timeZoneOptions, type ChoiceField } from '../../locations/shared/locationFields.ts';
import LogoDialog from './LogoDialog.tsx';
import type { en } from './messages.en.ts';
import OrganizationList from './OrganizationList.tsx';

type Text = MessageKey<typeof en>;
type Choices = ComponentProps<typeof NativeSelectInput>['choices'];

const toChoices = (options: readonly Option[]): Choices =>
  options.map(({ value, label }) => ({ id: value, name: label }));
const zones = toChoices(timeZoneOptions);

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
  const { products: error } = useFormState<typeof newOrganization>().errors;
  return (
    <>
      {translate('resources.organizations.fields.products')}
      {error && <span className="hidden-text">: {(error.message as unknown as { message: string }).message}</span>}
    </>
  );
};

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 2),
  '& > h3, & > fieldset': { gridColumn: '1 / -1', margin: 0 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

interface FieldInputProps {
  source: string;
  label: Text;
  /** Turns the input into a select. */
  choices?: Choices;
  emptyText?: Text;
}

const FieldInput = ({ choices, ...input }: FieldInputProps) =>
  choices ? (
    <NativeSelectInput choices={choices} {...input} />
  ) : (
    <TextInput source={input.source} label={input.label} />
  );

const userChoices: Record<ChoiceField<typeof firstUserFields>, Choices> = {
  role: practitionerRoles.map((id) => ({ id, name: getRoleLabel(id) })),
};
const locationChoices: Record<ChoiceField<typeof firstLocationFields>, Choices> = {
  timezone: zones,
  stateCode: toChoices(locationOptions.stateCode),
};

const Fields = () => {
  const translate = useTranslate();
  const heading = (part: 'organization' | 'practitioner' | 'location') => (
    <Typography variant="h3">{translate(`organizations.form.${part}` satisfies Text)}</Typography>
  );
  const organization: Record<NewOrganizationField, ReactNode> = {
    orgName: <FieldInput source="orgName" label="resources.organizations.fields.orgName" />,
    timezone: <FieldInput source="timezone" label="organizations.form.timezone" choices={zones} />,
    products: (
      <CheckboxGroupInput
        source="products"
        helperText={false}
        label={<ProductsLabel />}
        choices={products.map((id) => ({ id, name: `productNames.${id}` }))}
      />
    ),
  };
  const choicesOfUser: Partial<Record<FirstUserField, Choices>> = userChoices;
  const choicesOfLocation: Partial<Record<FirstLocationField, Choices>> = locationChoices;
  return (
    <Grid>
      {heading('organization')}
      {keysOf(organization).map((field) => (
        <Fragment key={field}>{organization[field]}</Fragment>
      ))}
      {heading('practitioner')}
      {keysOf(firstUserFields).map((field) => (
        <FieldInput
          key={field}
          source={`practitioner.${field}`}
          label={`resources.organizations.fields.practitioner.${field}`}
          choices={choicesOfUser[field]}
        />
      ))}
      {heading('location')}
      {keysOf(firstLocationFields).map((field) => (
        <FieldInput
          key={field}
          source={`location.${field}`}
          label={`resources.organizations.fields.location.${field}`}
          choices={choicesOfLocation[field]}
          emptyText={field === 'stateCode' ? 'organizations.form.none' : undefined}
        />
      ))}
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
