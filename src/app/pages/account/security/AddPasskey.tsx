import { useState, useEffect } from 'react';
import { isProblem, type Problem } from '../../../../../contract/platform/error.ts';
import { addPasskey, beginPasskey, PasskeyName } from '../../../../../contract/identity/second-factor.ts';
import { useCaller } from '../../../../../dataProvider/useCaller.ts';
import { createPasskey } from '../../../session/proof/webauthn.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { DialogButtons } from '../../../../ui/FormDialog.tsx';
import { muiField } from '../../../../ui/formHelpers.ts';
import { zodResolver } from '../../form/zodResolver.ts';

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
        const begun = await call(beginPasskey, { body });
        if (isProblem(begun)) return begun;
        setQuestion(begun.question);
      }}
      onCancel={onCancel}
    />
  );
};
