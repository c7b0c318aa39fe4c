import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { removeEhrConnection, replaceEhrSecret, type EhrConnection } from '../../contract/ehr-launch/connections.ts';
import { isProblem } from '../../contract/platform/error.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import { Question } from '../api-clients/shared/Question.tsx';

interface Props {
  connection: EhrConnection;
  onClose: () => void;
  onChanged: () => void;
}

/** Removes a connection, after a confirmation. */
export const RemoveDialog = ({ connection: { id, name }, onClose, onChanged }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const call = useCaller();
  const finish = () => {
    notify('ehrConnections.removed', { type: 'success', messageArgs: { name } });
    onChanged();
  };
  return (
    <Question
      title={translate('ehrConnections.removeTitle', { name })}
      hint={translate('ehrConnections.removeHint')}
      submit={translate('ehrConnections.remove')}
      tone="error"
      send={async () => {
        const answer = await call(removeEhrConnection, { params: { id } });
        return isProblem(answer) ? answer : {};
      }}
      onDone={finish}
      onClose={onClose}
    />
  );
};

/** Replaces the client secret of a connection. */
export const ReplaceSecretDialog = ({ connection: { id, name }, onClose, onChanged }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const call = useCaller();
  const [clientSecret, setClientSecret] = useState('');
  const finish = () => {
    notify('ehrConnections.replaced', { type: 'success', messageArgs: { name } });
    onChanged();
  };
  return (
    <Question
      title={translate('ehrConnections.replaceTitle', { name })}
      hint={translate('ehrConnections.replaceHint')}
      submit={translate('ehrConnections.replaceSecret')}
      send={() => call(replaceEhrSecret, { params: { id }, body: { clientSecret } })}
      onDone={finish}
      onClose={onClose}
    >
      <TextField
        fullWidth
        label={translate('ehrConnections.newSecret')}
        slotProps={{ inputLabel: { shrink: true } }}
        value={clientSecret}
        onChange={({ target }) => setClientSecret(target.value)}
      />
    </Question>
  );
};
