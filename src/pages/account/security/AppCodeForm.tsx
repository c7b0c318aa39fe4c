import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isProblem } from '../../../../contract/problem.ts';
import { AppCodeOnly, enableApp, TYPED_CODE_MAX } from '../../../../contract/second-factor.ts';
import { useCaller } from '../../../../dataProvider/useCaller.ts';
import { DialogButtons } from '../../../components/DialogButtons.tsx';
import { muiField } from '../../../components/muiField.ts';
import { PageLoading } from '../../../components/PageLoading.tsx';
import { shapeResolver } from '../../form/shapeResolver.ts';

const AppKey = lazy(() => import('./AppKey.tsx'));

interface Props {
  uri: string;
  secret: string;
  onEnabled: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Takes the key over into the app, and turns it on by a code that the app shows. */
export const AppCodeForm = ({ uri, secret, onEnabled, onCancel }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: shapeResolver<{ code: string }>(AppCodeOnly),
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
