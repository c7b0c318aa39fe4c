import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'react-admin';
import { useState, type SyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { getCurrentViewer, updateViewer } from '../../../authProvider/session.ts';
import {
  AdminOrganizationDetails,
  updateOrganizationDetails,
  type AdminOrganization,
} from '../../../contract/organizations/admin-organizations.ts';
import type { Product } from '../../../contract/platform/enumerations.ts';
import { keysOf, pick } from '../../../contract/platform/typed-keys.ts';
import { SaveNotices } from '../../../src/ui/editing/SaveNotices.tsx';
import { useVersionedForm } from '../../../src/ui/editing/useVersionedForm.ts';
import { DialogButtons, FormDialog } from '../../../src/ui/FormDialog.tsx';
import { FormField } from '../../../src/ui/FormField.tsx';
import { zodFieldErrors } from '../../../src/ui/formHelpers.ts';
import { formatTimeZone } from '../../../src/ui/i18n/format.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { timeZoneOptions } from '../../locations/shared/locationFields.ts';
import { ProductChoice } from './ProductChoice.tsx';
import { RemoveProducts } from './RemoveProducts.tsx';

interface Values {
  name: string;
  timezone: string;
  products: Product[];
}

const detailFields = keysOf(AdminOrganizationDetails.shape);

/** The viewer's own organization follows in the layout. */
function showToViewer({ id, name, timezone, products }: AdminOrganization): void {
  const viewer = getCurrentViewer();
  if (viewer?.organization?.id !== id) return;
  updateViewer({ ...viewer, organization: { ...viewer.organization, name, timezone, products } });
}

interface Props {
  organization: AdminOrganization;
  onClose: () => void;
}

/** Edits the name, time zone and products of an organization; removing a product asks first (OPEN-166). */
export default function EditDetails({ organization, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { id } = organization;
  const editing = useVersionedForm<Values, AdminOrganization>({
    name: `admin-organization/${id}`,
    record: organization,
    keeps: 'fields',
    toValues: (stored) => pick(stored!, detailFields),
    validate: (values) => zodFieldErrors(AdminOrganizationDetails, values),
    send: (values, attempt) =>
      call(updateOrganizationDetails, {
        params: { id },
        body: AdminOrganizationDetails.parse(values),
        ...attempt,
      }),
    invalidates: ['organizations', 'listActivityTrail'],
    onSaved: (saved) => {
      showToViewer(saved);
      notify('organizations.saved', { type: 'success' });
      onClose();
    },
  });
  const { form, submit, base = organization, isBlocked } = editing;
  const { errors, isDirty, isSubmitting } = form.formState;
  const products = useWatch({ control: form.control, name: 'products' });
  const removed = base.products.filter((product) => !products.includes(product));
  const label = (field: keyof Values) => translate(`resources.organizations.fields.${field}`);

  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (removed.length > 0 && (await form.trigger())) setAsking(true);
    else await submit();
  };
  return (
    <FormDialog
      title={translate('organizations.editOf', { name: organization.name })}
      size="xs"
      holdsDraft={isDirty}
      onClose={onClose}
    >
      <DialogContent>
        <form noValidate onSubmit={(event) => void onSubmit(event)}>
          <Stack gap={2.5} paddingTop={1}>
            <SaveNotices
              editing={editing}
              label={label}
              text={(field, value: never) =>
                field === 'timezone'
                  ? formatTimeZone(value)
                  : field === 'products'
                    ? (value as Product[]).map((product) => translate(`productNames.${product}`)).join(', ')
                    : undefined
              }
            />
            <FormField label={label('name')} field={form.register('name')} error={errors.name?.message} />
            <FormField
              label={label('timezone')}
              field={form.register('timezone')}
              error={errors.timezone?.message}
              options={timeZoneOptions}
            />
            <ProductChoice
              chosen={products}
              error={errors.products?.message}
              onChange={(chosen) =>
                form.setValue('products', chosen, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
              }
            />
          </Stack>
          <DialogButtons
            cancel={translate('ra.action.cancel')}
            submit={translate('ra.action.save')}
            busy={isSubmitting || editing.isSaving}
            disabled={isBlocked}
            onCancel={onClose}
          />
        </form>
      </DialogContent>
      {isAsking && (
        <RemoveProducts
          name={base.name}
          removed={removed}
          kept={products}
          onCancel={() => setAsking(false)}
          onRemove={() => {
            setAsking(false);
            void submit();
          }}
        />
      )}
    </FormDialog>
  );
}
