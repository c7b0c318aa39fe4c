import { useState, lazy, Suspense, useEffect } from 'react';
import { isProblem } from '../../../../../contract/platform/error.ts';
import { beginApp, AppCodeOnly, enableApp, TYPED_CODE_MAX } from '../../../../../contract/identity/second-factor.ts';
import { useCaller } from '../../../../ui/useCall.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { DialogButtons } from '../../../../ui/FormDialog.tsx';
import { muiField } from '../../../../ui/formHelpers.ts';
import { PageLoading } from '../../../../ui/PageStates.tsx';
import { zodResolver } from '../../zodResolver.ts';

const AppKey = lazy(() => import('./AppKey.tsx'));

interface AppCodeFormProps {
  uri: string;
  secret: string;
  onEnabled: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Shows the key for the app and enables it with a code that the app shows. */
const AppCodeForm = ({ uri, secret, onEnabled, onCancel }: AppCodeFormProps) => {
  const call = useCaller();
  const translate = useTranslate();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver<{ code: string }>(AppCodeOnly),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = handleSubmit(async (body) => {
    setFailure(undefined);
    const answer = await call(enableApp, { body });
    if (!isProblem(answer)) return onEnabled(answer.recoveryCodes);
    const message = answer.fields?.code;
    if (message) setError('code', { message }, { shouldFocus: true });
    else setFailure(answer.message);
  });
  const { slotProps, ...field } = muiField(register('code'));
  return (
    <Stack component="form" gap={2} noValidate onSubmit={(event) => void submit(event)}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <Suspense fallback={<PageLoading />}>
        <AppKey uri={uri} secret={secret} />
      </Suspense>
      <Typography>{translate('security.thenCode')}</Typography>
      <TextField
        label={translate('security.code')}
        autoComplete="one-time-code"
        error={Boolean(errors.code)}
        helperText={errors.code?.message}
        {...field}
        slotProps={{ ...slotProps, htmlInput: { inputMode: 'numeric', maxLength: TYPED_CODE_MAX.TOTP } }}
      />
      <DialogButtons
        cancel={translate('security.cancel')}
        submit={translate('security.turnOn')}
        busy={isSubmitting}
        onCancel={onCancel}
      />
    </Stack>
  );
};

interface Props {
  hasPassword: boolean;
  /** Called when the app is enabled and its recovery codes were saved. */
  onDone: () => void;
  onCancel: () => void;
}

/** Sets up an authenticator app: password, key and code, recovery codes. */
export const SetUpApp = ({ hasPassword, onDone, onCancel }: Props) => {
  const call = useCaller();
  const [key, setKey] = useState<{ uri: string; secret: string }>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (key)
    return (
      <AppCodeForm
        {...key}
        onEnabled={(recoveryCodes) => (recoveryCodes.length ? setCodes(recoveryCodes) : onDone())}
        onCancel={onCancel}
      />
    );
  return (
    <PasswordForm
      hasPassword={hasPassword}
      onSubmit={async (body) => {
        const setup = await call(beginApp, { body });
        if (isProblem(setup)) return setup;
        setKey(setup);
      }}
      onCancel={onCancel}
    />
  );
};
