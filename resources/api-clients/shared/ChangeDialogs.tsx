import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { ApiClient, CreatedSecret } from '../../../contract/api-clients/api-clients.ts';
import { MAX_CLIENT_SECRETS, OVERLAP_HOURS } from '../../../contract/api-clients/limits.ts';
import { Choice } from '../../../src/ui/Choice.tsx';
import type { ClientCalls, OverlapHours } from './client-calls.ts';
import type { ApiClientKey } from './messages.en.ts';
import { Question } from './Question.tsx';

export interface ChangeProps {
  client: ApiClient;
  calls: ClientCalls;
  onClose: () => void;
  onChanged: () => void;
}

/** Revokes a client, after a confirmation. */
export const RevokeDialog = ({ client: { id, name }, calls, onClose, onChanged }: ChangeProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const finish = () => {
    notify('apiClients.revoked', { type: 'success', messageArgs: { name } });
    onChanged();
  };
  return (
    <Question
      title={translate('apiClients.revokeTitle', { name })}
      hint={translate('apiClients.revokeHint')}
      submit={translate('apiClients.revoke')}
      tone="error"
      send={() => calls.revoke(id)}
      onDone={finish}
      onClose={onClose}
    />
  );
};

/** Ends one of two secrets at once. */
export const EndSecretDialog = ({
  client: { id },
  secret,
  calls,
  onClose,
  onChanged,
}: ChangeProps & { secret: ApiClient['secrets'][number] }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const finish = () => {
    notify('apiClients.ended', { type: 'success' });
    onChanged();
  };
  return (
    <Question
      title={translate('apiClients.endTitle')}
      hint={translate('apiClients.endHint', { ending: secret.ending })}
      submit={translate('apiClients.endSecret')}
      tone="error"
      send={() => calls.endSecret(id, secret.id)}
      onDone={finish}
      onClose={onClose}
    />
  );
};

/** Replaces the secret of a client; the current one may stay valid for a while. */
export const ReplaceSecretDialog = ({
  client: { id, name, secrets },
  calls,
  onClose,
  onReplaced,
}: Omit<ChangeProps, 'onChanged'> & { onReplaced: (created: CreatedSecret) => void }) => {
  const translate = useTranslate();
  const areTwo = secrets.length >= MAX_CLIENT_SECRETS;
  const offered = areTwo ? OVERLAP_HOURS.filter((hours) => hours === 0) : OVERLAP_HOURS;
  const [overlap, setOverlap] = useState<OverlapHours>(areTwo ? 0 : 24);
  return (
    <Question
      title={translate('apiClients.replaceTitle', { name })}
      hint={translate(areTwo ? 'apiClients.twoSecrets' : 'apiClients.replaceHint')}
      submit={translate('apiClients.replace')}
      send={() => calls.addSecret(id, overlap)}
      onDone={onReplaced}
      onClose={onClose}
    >
      <Choice
        labelled
        label={translate('apiClients.overlap')}
        value={String(overlap)}
        options={offered.map((hours) => ({
          value: String(hours),
          label: translate(`apiClients.overlapHours.${hours}` satisfies ApiClientKey),
        }))}
        onChoose={(chosen) => setOverlap(OVERLAP_HOURS.find((hours) => String(hours) === chosen) ?? overlap)}
      />
    </Question>
  );
};

/** Replaces the key set of a client that signs in with its own key. */
export const ReplaceKeysDialog = ({ client: { id, name }, calls, onClose, onChanged }: ChangeProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [keySet, setKeySet] = useState('');
  const finish = () => {
    notify('apiClients.keysReplaced', { type: 'success', messageArgs: { name } });
    onChanged();
  };
  return (
    <Question
      title={translate('apiClients.replaceKeysTitle', { name })}
      hint={translate('apiClients.replaceKeysHint')}
      submit={translate('apiClients.replaceKeys')}
      send={() => calls.replaceKeys(id, keySet)}
      onDone={finish}
      onClose={onClose}
    >
      <TextField
        multiline
        fullWidth
        minRows={4}
        maxRows={10}
        label={translate('apiClients.keySet')}
        helperText={translate('apiClients.keySetHint')}
        slotProps={{ inputLabel: { shrink: true } }}
        value={keySet}
        onChange={({ target }) => setKeySet(target.value)}
      />
    </Question>
  );
};
