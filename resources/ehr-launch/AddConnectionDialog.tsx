import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'react-admin';
import { useWatch, type Control } from 'react-hook-form';
import { addEhrConnection, NewEhrConnection, type EhrConnection } from '../../contract/ehr-launch/connections.ts';
import { validateIssuer } from '../../domain/ehr-launch/ehr-address.ts';
import { Facts } from '../../src/ui/FactList.tsx';
import { DialogButtons, FormDialog } from '../../src/ui/FormDialog.tsx';
import { FormField } from '../../src/ui/FormField.tsx';
import { SaveNotices } from '../../src/ui/editing/SaveNotices.tsx';
import { useVersionedForm } from '../../src/ui/editing/useVersionedForm.ts';
import { zodFieldErrors } from '../../src/ui/formHelpers.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import { RedirectAddress } from './RedirectAddress.tsx';

interface Values {
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}
const empty: Values = { name: '', issuer: '', clientId: '', clientSecret: '' };

const toBody = ({ clientSecret, ...rest }: Values) => ({ ...rest, clientSecret: clientSecret.trim() || null });

/** What the EHR asks for before it gives a client ID. */
const EnteredRedirect = ({ control }: { control: Control<Values> }) => {
  const translate = useTranslate();
  const issuer = useWatch({ control, name: 'issuer' }).trim();
  if (validateIssuer(issuer, true)) return null;
  return (
    <Facts
      facts={[[translate('ehrConnections.redirectAddress'), <RedirectAddress key="redirect" issuer={issuer} />]]}
    />
  );
};

interface Props {
  onClose: () => void;
  onAdded: () => void;
}

/** The form of a new EHR connection. */
export const AddConnectionDialog = ({ onClose, onAdded }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const call = useCaller();
  const editing = useVersionedForm<Values, { version?: number }, EhrConnection>({
    name: 'add-ehr-connection',
    toValues: () => empty,
    validate: (values) => zodFieldErrors(NewEhrConnection, toBody(values)),
    send: (values) => call(addEhrConnection, { body: NewEhrConnection.parse(toBody(values)) }),
    onSaved: ({ name }) => {
      notify('ehrConnections.added', { type: 'success', messageArgs: { name } });
      onAdded();
    },
  });
  const { register, formState } = editing.form;
  const { errors, isSubmitting, isDirty } = formState;
  return (
    <FormDialog title={translate('ehrConnections.addTitle')} onClose={onClose} holdsDraft={isDirty}>
      <DialogContent>
        <Stack component="form" noValidate gap={2.5} paddingTop={1} onSubmit={(event) => void editing.submit(event)}>
          <SaveNotices editing={editing} label={(field) => translate(`ehrConnections.${field}`)} />
          <FormField
            label={translate('ehrConnections.name')}
            field={register('name')}
            error={errors.name?.message}
            hint={translate('ehrConnections.nameHint')}
          />
          <FormField
            label={translate('ehrConnections.issuer')}
            type="url"
            field={register('issuer')}
            error={errors.issuer?.message}
            hint={translate('ehrConnections.issuerHint')}
          />
          <EnteredRedirect control={editing.form.control} />
          <FormField
            label={translate('ehrConnections.clientId')}
            field={register('clientId')}
            error={errors.clientId?.message}
            hint={translate('ehrConnections.clientIdHint')}
          />
          <FormField
            label={translate('ehrConnections.clientSecret')}
            field={register('clientSecret')}
            error={errors.clientSecret?.message}
            hint={translate('ehrConnections.clientSecretHint')}
          />
          <DialogButtons
            cancel={translate('ehrConnections.cancel')}
            submit={translate('ehrConnections.add')}
            busy={isSubmitting}
            onCancel={onClose}
          />
        </Stack>
      </DialogContent>
    </FormDialog>
  );
};
