import { useState, useEffect } from 'react';
import { isProblem, type Problem } from '../../../../../contract/platform/error.ts';
import {
  addPasskey,
  beginPasskey,
  PasskeyName,
  removePasskey,
  type SecondFactor,
} from '../../../../../contract/identity/second-factor.ts';
import { useCaller } from '../../../../ui/useCall.ts';
import { createPasskey } from '../../../session/proof/webauthn.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate, useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { DialogButtons } from '../../../../ui/FormDialog.tsx';
import { muiField } from '../../../../ui/formHelpers.ts';
import { zodResolver } from '../../zodResolver.ts';
import Button from '@mui/material/Button';
import { DateTimeText } from '../../../../ui/DateTimeText.tsx';
import { SecurityLine } from './SecurityLine.tsx';

interface PasskeyFormProps {
  /** Creates the passkey; returns the problem, or `nothing` if none was created. */
  onName: (name: string) => Promise<Problem | 'nothing' | undefined>;
  onCancel: () => void;
}

/** Asks for the name of a new passkey and creates it. */
const PasskeyForm = ({ onName, onCancel }: PasskeyFormProps) => {
  const translate = useTranslate();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver<{ name: string }>(PasskeyName),
    defaultValues: { name: '' },
  });
  useEffect(() => setFocus('name'), [setFocus]);
  const submit = handleSubmit(async ({ name }) => {
    setFailure(undefined);
    const problem = await onName(name);
    if (problem) setFailure(problem === 'nothing' ? translate('security.noPasskey') : problem.message);
  });
  const message = formState.errors.name?.message;
  return (
    <Stack component="form" gap={2} noValidate onSubmit={(event) => void submit(event)}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <TextField
        label={translate('security.passkeyName')}
        error={Boolean(message)}
        helperText={message ?? translate('security.passkeyNameHint')}
        {...muiField(register('name'))}
      />
      <DialogButtons
        cancel={translate('security.cancel')}
        submit={translate('security.next')}
        busy={formState.isSubmitting}
        onCancel={onCancel}
      />
    </Stack>
  );
};

interface Props {
  hasPassword: boolean;
  /** Called when the passkey exists and its recovery codes were saved. */
  onDone: () => void;
  onCancel: () => void;
}

/** Adds a passkey: password, name, the browser's dialog, and recovery codes with the first second factor. */
export const AddPasskey = ({ hasPassword, onDone, onCancel }: Props) => {
  const call = useCaller();
  const [question, setQuestion] = useState<Record<string, unknown>>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (question)
    return (
      <PasskeyForm
        onCancel={onCancel}
        onName={async (name) => {
          const answer = await createPasskey(question);
          if (!answer) return 'nothing';
          const added = await call(addPasskey, { body: { name, answer } });
          if (isProblem(added)) return added;
          if (added.recoveryCodes.length) setCodes(added.recoveryCodes);
          else onDone();
        }}
      />
    );
  return (
    <PasswordForm
      hasPassword={hasPassword}
      onSubmit={async (body) => {
        const setup = await call(beginPasskey, { body });
        if (isProblem(setup)) return setup;
        setQuestion(setup.question);
      }}
      onCancel={onCancel}
    />
  );
};

interface PasskeysProps {
  passkeys: SecondFactor['passkeys'];
  onAdd: () => void;
  onRemoved: () => void;
}

/** The account's passkeys, which can be removed, and a button to add one. */
export const Passkeys = ({ passkeys, onAdd, onRemoved }: PasskeysProps) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const remove = async (id: string) => {
    const answer = await call(removePasskey, { params: { id } });
    if (isProblem(answer)) return notify(answer.message, { type: 'error' });
    notify('security.removed', { type: 'success' });
    onRemoved();
  };
  return (
    <>
      <SecurityLine
        title={translate('security.passkeys')}
        text={translate('security.passkeysHint')}
        action={
          <Button variant="outlined" onClick={onAdd}>
            {translate('security.addPasskey')}
          </Button>
        }
      />
      {passkeys.map(({ id, name, addedAt }) => (
        <SecurityLine
          key={id}
          title={name}
          text={
            <>
              {translate('security.passkeyAdded')} <DateTimeText value={addedAt} />
            </>
          }
          action={
            <Button
              variant="outlined"
              aria-label={translate('security.removeOf', { name })}
              onClick={() => void remove(id)}
            >
              {translate('security.remove')}
            </Button>
          }
        />
      ))}
    </>
  );
};
