import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { Controller, useWatch } from 'react-hook-form';
import { clientCredentials, NewApiClient, type CreatedSecret } from '../../../contract/api-clients/api-clients.ts';
import { apiScopes } from '../../../contract/platform/api-scopes.ts';
import { DialogButtons, FormDialog } from '../../../src/ui/FormDialog.tsx';
import { FormField } from '../../../src/ui/FormField.tsx';
import { SaveNotices } from '../../../src/ui/editing/SaveNotices.tsx';
import { useVersionedForm } from '../../../src/ui/editing/useVersionedForm.ts';
import { muiField, zodFieldErrors } from '../../../src/ui/formHelpers.ts';
import { CheckGroup } from './CheckGroup.tsx';
import type { ClientCalls, Place } from './client-calls.ts';
import { noClient, toClientBody, type ClientValues } from './clientForm.ts';
import type { ApiClientKey } from './messages.en.ts';

interface Props {
  calls: ClientCalls;
  places: readonly Place[];
  onClose: () => void;
  onCreated: (created: CreatedSecret) => void;
}

/** The form of a new API client. */
export const AddClientDialog = ({ calls, places, onClose, onCreated }: Props) => {
  const translate = useTranslate();
  const editing = useVersionedForm<ClientValues, { version?: number }, CreatedSecret>({
    name: 'add-api-client',
    toValues: () => noClient,
    validate: (values) => zodFieldErrors(NewApiClient, toClientBody(values)),
    send: (values) => calls.create(NewApiClient.parse(toClientBody(values))),
    onSaved: onCreated,
  });
  const { register, control, formState } = editing.form;
  const { errors, isSubmitting, isDirty } = formState;
  const [reach, credential] = useWatch({ control, name: ['reach', 'credential'] });
  return (
    <FormDialog title={translate('apiClients.addTitle')} onClose={onClose} holdsDraft={isDirty}>
      <DialogContent>
        <Stack component="form" noValidate gap={2.5} paddingTop={1} onSubmit={(event) => void editing.submit(event)}>
          <SaveNotices editing={editing} label={(field) => translate(`apiClients.${field}`)} />
          <FormField
            label={translate('apiClients.name')}
            field={register('name')}
            error={errors.name?.message}
            hint={translate('apiClients.nameHint')}
          />
          <Controller
            control={control}
            name="scopes"
            render={({ field }) => (
              <CheckGroup
                legend={translate('apiClients.permissions')}
                options={apiScopes.map((value) => ({
                  value,
                  label: translate(`apiClients.scope.${value}` satisfies ApiClientKey),
                }))}
                chosen={field.value}
                onChoose={field.onChange}
                error={errors.scopes?.message}
              />
            )}
          />
          <FormField
            label={translate('apiClients.locations')}
            field={register('reach')}
            options={[
              { value: 'all', label: translate('apiClients.allLocations') },
              { value: 'some', label: translate('apiClients.someLocations') },
            ]}
          />
          {reach === 'some' && (
            <Controller
              control={control}
              name="locationIds"
              render={({ field }) => (
                <CheckGroup
                  legend={translate('apiClients.someLocations')}
                  options={places.map(({ id, name }) => ({ value: id, label: name }))}
                  chosen={field.value}
                  onChoose={field.onChange}
                  error={errors.locationIds?.message}
                />
              )}
            />
          )}
          <FormField
            label={translate('apiClients.expiresOn')}
            type="date"
            field={register('expiresOn')}
            error={errors.expiresOn?.message}
            hint={translate('apiClients.expiresHint')}
          />
          <FormField
            label={translate('apiClients.signIn')}
            field={register('credential')}
            options={clientCredentials.map((value) => ({
              value,
              label: translate(`apiClients.credential.${value}` satisfies ApiClientKey),
            }))}
          />
          {credential === 'KEY' && (
            <TextField
              multiline
              minRows={4}
              maxRows={10}
              label={translate('apiClients.keySet')}
              error={errors.keySet !== undefined}
              helperText={errors.keySet?.message ?? translate('apiClients.keySetHint')}
              {...muiField(register('keySet'))}
            />
          )}
          <DialogButtons
            cancel={translate('apiClients.cancel')}
            submit={translate('apiClients.add')}
            busy={isSubmitting}
            onCancel={onClose}
          />
        </Stack>
      </DialogContent>
    </FormDialog>
  );
};
