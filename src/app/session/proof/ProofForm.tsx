import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isProblem } from '../../../../contract/platform/error.ts';
import {
  AppCodeEntry,
  askPasskey,
  confirmByPasskey,
  confirmIdentity,
  PasswordEntry,
  RecoveryCodeEntry,
  TYPED_CODE_MAX,
  type ConfirmMethod,
  howToConfirm,
} from '../../../../contract/identity/second-factor.ts';
import { useCaller } from '../../../ui/useCall.ts';
import { DialogButtons } from '../../../ui/FormDialog.tsx';
import { muiField } from '../../../ui/formHelpers.ts';
import { requestPasskey } from './webauthn.ts';
import { zodResolver } from '../../pages/zodResolver.ts';
import { PageLoading } from '../../../ui/PageStates.tsx';
import { signOutAndReload } from '../signOut.ts';

type Typed = 'TOTP' | 'RECOVERY' | 'PASSWORD';

/** Field and request property of each method. */
const entries = {
  TOTP: { shape: AppCodeEntry, field: 'code', label: 'proof.code', hint: 'proof.byApp' },
  RECOVERY: { shape: RecoveryCodeEntry, field: 'code', label: 'proof.recoveryCode', hint: 'proof.byRecovery' },
  PASSWORD: { shape: PasswordEntry, field: 'password', label: 'proof.password', hint: 'proof.byPassword' },
} as const;

const htmlInputs = {
  TOTP: { inputMode: 'numeric', maxLength: TYPED_CODE_MAX.TOTP },
  RECOVERY: { maxLength: TYPED_CODE_MAX.RECOVERY, spellCheck: false, autoCapitalize: 'none' },
  PASSWORD: {},
} as const;

interface Props {
  methods: readonly ConfirmMethod[];
  onProved: () => void;
  cancel: string;
  onCancel: () => void;
}

/** A field for the code or the password with its error. */
export const ProofEntry = ({ methods, onProved, cancel, onCancel }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  const [method, setMethod] = useState<Typed>(
    methods.includes('PASSWORD') ? 'PASSWORD' : methods.includes('TOTP') ? 'TOTP' : 'RECOVERY',
  );
  const [failure, setFailure] = useState<string>();
  const { shape, field, label, hint } = entries[method];
  const form = useForm<{ method: Typed; code: string; password: string }>({
    resolver: zodResolver(shape, () => ({})),
    values: { method, code: '', password: '' },
    resetOptions: { keepErrors: false },
  });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  useEffect(() => setFocus(field), [setFocus, field, method]);

  const submit = handleSubmit(async (typed) => {
    setFailure(undefined);
    const body = method === 'PASSWORD' ? { method, password: typed.password } : ({ method, code: typed.code } as const);
    const answer = await call(confirmIdentity, { body });
    if (!isProblem(answer)) return onProved();
    const message = answer.fields?.[field];
    if (message) setError(field, { message }, { shouldFocus: true });
    else setFailure(answer.message);
  });
  const byKey = async () => {
    setFailure(undefined);
    const challenge = await call(askPasskey);
    if (isProblem(challenge)) return setFailure(challenge.message);
    const answer = await requestPasskey(challenge.question);
    if (!answer) return setFailure(translate('proof.noPasskey'));
    const confirmed = await call(confirmByPasskey, { body: { answer } });
    if (isProblem(confirmed)) setFailure(confirmed.message);
    else onProved();
  };
  const { slotProps, ...input } = muiField(register(field));
  const message = formState.errors[field]?.message;
  return (
    <Stack component="form" gap={2} noValidate onSubmit={(event) => void submit(event)}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <TextField
        key={method}
        label={translate(label)}
        type={method === 'PASSWORD' ? 'password' : 'text'}
        autoComplete={method === 'PASSWORD' ? 'current-password' : 'one-time-code'}
        error={Boolean(message)}
        helperText={message ?? translate(hint)}
        {...input}
        slotProps={{ ...slotProps, htmlInput: htmlInputs[method] }}
      />
      {methods.includes('TOTP') && (
        <Button sx={{ alignSelf: 'flex-start' }} onClick={() => setMethod(method === 'TOTP' ? 'RECOVERY' : 'TOTP')}>
          {translate(method === 'TOTP' ? 'proof.useRecovery' : 'proof.useApp')}
        </Button>
      )}
      {methods.includes('PASSKEY') && (
        <Button sx={{ alignSelf: 'flex-start' }} onClick={() => void byKey()}>
          {translate('proof.usePasskey')}
        </Button>
      )}
      <DialogButtons
        cancel={cancel}
        submit={translate('proof.confirm')}
        busy={formState.isSubmitting}
        onCancel={onCancel}
      />
    </Stack>
  );
};

interface ProofFormProps {
  onProved: () => void;
  cancel: string;
  onCancel: () => void;
}

/** Proves the user's identity by a second factor, by the password if there is none, or by signing in again. */
export const ProofForm = (props: ProofFormProps) => {
  const call = useCaller();
  const { cancel, onCancel } = props;
  const translate = useTranslate();
  const [methods, setMethods] = useState<readonly ConfirmMethod[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let left = false;
    void call(howToConfirm).then((answer) => {
      if (left) return;
      if (isProblem(answer)) setFailure(answer.message);
      else setMethods(answer.methods);
    });
    return () => {
      left = true;
    };
  }, [call]);
  if (!methods && !failure) return <PageLoading />;
  if (methods?.length) return <ProofEntry methods={methods} {...props} />;
  return (
    <>
      <Alert severity={failure ? 'error' : 'info'}>{failure ?? translate('proof.none')}</Alert>
      <DialogButtons
        cancel={cancel}
        submit={translate('proof.signInAgain')}
        busy={false}
        onCancel={onCancel}
        onSubmit={() => void signOutAndReload()}
      />
    </>
  );
};
