import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'react-admin';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { keysOf } from '../../contract/platform/typed-keys.ts';
import type { ProviderField, ProviderInputField } from '../../contract/team/fields.ts';
import { invitePractitioner, NewPractitioner, type Practitioner } from '../../contract/team/practitioners.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import { DialogButtons, FormDialog } from '../../src/ui/FormDialog.tsx';
import { SaveNotices } from '../../src/ui/editing/SaveNotices.tsx';
import { useVersionedForm } from '../../src/ui/editing/useVersionedForm.ts';
import { FormField } from '../../src/ui/FormField.tsx';
import { zodFieldErrors } from '../../src/ui/formHelpers.ts';
import { LocationChoice } from './AssignmentInputs.tsx';
import { noProvider, providerFieldLabel, roleOptions, toProviderBody, type ProviderValues } from './providerFields.ts';

/** The dialog `Add Provider`, which mails the invite (ORG-19, ORG-24..28). */
export const AddProvider = ({ onClose }: { onClose: () => void }) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const editing = useVersionedForm<ProviderValues, Practitioner>({
    name: 'add-provider',
    toValues: () => noProvider,
    validate: (values) => zodFieldErrors(NewPractitioner, toProviderBody(values)),
    send: (values, attempt) =>
      call(invitePractitioner, { body: NewPractitioner.parse(toProviderBody(values)), ...attempt }),
    invalidates: ['organization/providers'],
    onSaved: (_added, { email }) => {
      notify('providers.added', { type: 'success', messageArgs: { email: email.trim() } });
      onClose();
    },
  });
  const { register, control, formState } = editing.form;
  const { errors, isDirty, isSubmitting } = formState;
  const input = (
    field: ProviderInputField,
    more?: Pick<ComponentProps<typeof FormField>, 'type' | 'options' | 'none'>,
  ) => (
    <FormField
      label={translate(providerFieldLabel(field))}
      field={register(field)}
      error={errors[field]?.message}
      {...more}
    />
  );
  const inputs: Record<ProviderField, ReactNode> = {
    firstName: input('firstName'),
    lastName: input('lastName'),
    email: input('email', { type: 'email' }),
    role: input('role', { options: roleOptions(translate), none: translate('providers.chooseRole') }),
    locationIds: (
      <Controller
        control={control}
        name="locationIds"
        render={({ field }) => (
          <LocationChoice chosen={field.value} onChoose={field.onChange} error={errors.locationIds?.message} />
        )}
      />
    ),
  };
  const { firstName, lastName, ...others } = inputs;

  return (
    <FormDialog title={translate('providers.add')} holdsDraft={isDirty} onClose={onClose}>
      <DialogContent>
        <form noValidate onSubmit={(event) => void editing.submit(event)}>
          <Stack gap={2.5} paddingTop={1}>
            <SaveNotices editing={editing} label={(field) => translate(providerFieldLabel(field))} />
            <Stack direction={{ xs: 'column', sm: 'row' }} gap={2}>
              {firstName}
              {lastName}
            </Stack>
            {keysOf(others).map((field) => (
              <Fragment key={field}>{others[field]}</Fragment>
            ))}
          </Stack>
          <DialogButtons
            cancel={translate('providers.cancel')}
            submit={translate('providers.add')}
            busy={isSubmitting}
            onCancel={onClose}
          />
        </form>
      </DialogContent>
    </FormDialog>
  );
};
