import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { isProblem } from '../../../../../contract/platform/error.ts';
import { disableApp, renewRecoveryCodes, secondFactor } from '../../../../../contract/identity/second-factor.ts';
import { useCaller, useCall } from '../../../../ui/useCall.ts';
import { ErrorView, PageLoading } from '../../../../ui/PageStates.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { AddPasskey, Passkeys } from './Passkeys.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecurityLine } from './SecurityLine.tsx';
import { Sessions } from './Sessions.tsx';
import { SetUpApp } from './SetUpApp.tsx';

type Step = 'setUp' | 'turnOff' | 'renew' | 'addPasskey';
const titles = {
  setUp: 'security.setUpApp',
  turnOff: 'security.turnOffApp',
  renew: 'security.renew',
  addPasskey: 'security.addPasskey',
} as const;

/** The tab Security: second factors and sessions of the account. */
export default function Security() {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const { data, error, refetch } = useCall(secondFactor);
  const [step, setStep] = useState<Step>();
  const [codes, setCodes] = useState<string[]>();
  if (!data)
    return error ? (
      <ErrorView message={translate('security.failed')} onRetry={() => void refetch()} />
    ) : (
      <PageLoading />
    );
  const { hasPassword, recoveryCodesLeft } = data;
  const close = () => {
    setStep(undefined);
    setCodes(undefined);
    void refetch();
  };
  const finish = (message: string) => {
    notify(message, { type: 'success' });
    close();
  };

  return (
    <Stack gap={2}>
      <Typography component="h2" variant="h6">
        {translate('security.title')}
      </Typography>
      <Typography>{translate('security.lead')}</Typography>
      {data.isRequired && <Alert severity="info">{translate('security.required')}</Alert>}
      <SecurityLine
        title={translate('security.app')}
        text={translate(data.app ? 'security.appOn' : 'security.appOff')}
        action={
          <Button variant="outlined" onClick={() => setStep(data.app ? 'turnOff' : 'setUp')}>
            {translate(data.app ? 'security.turnOff' : 'security.setUp')}
          </Button>
        }
      />
      <Passkeys passkeys={data.passkeys} onAdd={() => setStep('addPasskey')} onRemoved={() => void refetch()} />
      {(data.app || data.passkeys.length > 0) && (
        <SecurityLine
          title={translate('security.recovery')}
          text={translate('security.left', { smart_count: recoveryCodesLeft })}
          action={
            <Button variant="outlined" onClick={() => setStep('renew')}>
              {translate('security.renew')}
            </Button>
          }
        />
      )}
      <Sessions />
      {step && (
        <FormDialog title={translate(titles[step])} size="xs" holdsDraft asks="shownOnce" onClose={close}>
          <DialogContent>
            {step === 'setUp' && (
              <SetUpApp hasPassword={hasPassword} onDone={() => finish('security.turnedOn')} onCancel={close} />
            )}
            {step === 'addPasskey' && (
              <AddPasskey hasPassword={hasPassword} onDone={() => finish('security.addedPasskey')} onCancel={close} />
            )}
            {step === 'turnOff' && (
              <PasswordForm
                hint={translate('security.turnOffHint')}
                hasPassword={hasPassword}
                onCancel={close}
                onSubmit={async (body) => {
                  const answer = await call(disableApp, { body });
                  if (isProblem(answer)) return answer;
                  finish('security.turnedOff');
                }}
              />
            )}
            {step === 'renew' && !codes && (
              <PasswordForm
                hint={translate('security.renewHint')}
                hasPassword={hasPassword}
                onCancel={close}
                onSubmit={async (body) => {
                  const answer = await call(renewRecoveryCodes, { body });
                  if (isProblem(answer)) return answer;
                  setCodes(answer.recoveryCodes);
                }}
              />
            )}
            {codes && <RecoveryCodes codes={codes} onDone={close} />}
          </DialogContent>
        </FormDialog>
      )}
    </Stack>
  );
}
