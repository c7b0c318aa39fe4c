import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { enterSession } from '../../../../authProvider/session.ts';
import type { FactorMethod } from '../../../../contract/identity/identity.ts';
import { isProblem } from '../../../../contract/platform/error.ts';
import { AppCodeEntry, RecoveryCodeEntry, TYPED_CODE_MAX } from '../../../../contract/identity/second-factor.ts';
import { askForPasskey, completeByCode, completeByPasskey } from '../../../../dataProvider/public/second-step.ts';
import { useLanguage, currentLanguage } from '../../../ui/i18n/language.ts';
import { requestPasskey } from '../../session/proof/webauthn.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { Field, SubmitButton } from '../Field.tsx';
import { zodResolver } from '../zodResolver.ts';
import { PublicPage } from '../PublicPage.tsx';
import { signInCodeMessages } from './messages.en.ts';
import spanish from './messages.es.ts';

/** Translates a text of this step. */
const codeText = (key: keyof typeof signInCodeMessages): string =>
  (currentLanguage() === 'es' ? spanish : signInCodeMessages)[key];

interface Entry {
  method: 'TOTP' | 'RECOVERY';
  code: string;
}

interface Props {
  methods: readonly FactorMethod[];
  /** Called when the sign-in must start again. */
  onBack: () => void;
}

/** The second step of the sign-in: the code of an authenticator app, a passkey, or a recovery code. */
export default function CodeStep({ methods, onBack }: Props) {
  useLanguage();
  const [method, setMethod] = useState<Entry['method']>(methods.includes('TOTP') ? 'TOTP' : 'RECOVERY');
  const isApp = method === 'TOTP';
  const { register, handleSubmit, setError, setFocus, reset, formState } = useForm<Entry>({
    resolver: zodResolver<Entry>(isApp ? AppCodeEntry : RecoveryCodeEntry),
    values: { method, code: '' },
  });
  useEffect(() => setFocus('code'), [setFocus, method]);

  const handleAnswer = async (answer: object) => {
    if (isProblem(answer)) {
      if (answer.status !== 401) return setError('code', { message: answer.message }, { shouldFocus: true });
      toast('error', answer.message);
      return onBack();
    }
    const entered = await enterSession();
    if (!isProblem(entered)) return;
    toast('error', entered.message);
    onBack();
  };
  const submit = handleSubmit(async (entry) => handleAnswer(await completeByCode(entry)));
  const byKey = async () => {
    const challenge = await askForPasskey();
    if (isProblem(challenge)) return handleAnswer(challenge);
    const answer = await requestPasskey(challenge.question);
    if (!answer) return toast('error', codeText('signInCode.noPasskey'));
    return handleAnswer(await completeByPasskey(answer));
  };

  return (
    <PublicPage title={codeText('signInCode.title')} lead={codeText(isApp ? 'signInCode.app' : 'signInCode.recovery')}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          key={method}
          label={codeText(isApp ? 'signInCode.code' : 'signInCode.recoveryCode')}
          field={register('code')}
          error={formState.errors.code?.message}
          inputMode={isApp ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={TYPED_CODE_MAX[method]}
        />
        <SubmitButton busy={formState.isSubmitting}>{codeText('signInCode.submit')}</SubmitButton>
        {methods.includes('TOTP') && (
          <button
            type="button"
            className="button button-secondary"
            onClick={() => {
              reset();
              setMethod(isApp ? 'RECOVERY' : 'TOTP');
            }}
          >
            {codeText(isApp ? 'signInCode.useRecovery' : 'signInCode.useApp')}
          </button>
        )}
        {methods.includes('PASSKEY') && (
          <button type="button" className="button button-secondary" onClick={() => void byKey()}>
            {codeText('signInCode.usePasskey')}
          </button>
        )}
        <button type="button" className="button button-secondary" onClick={onBack}>
          {codeText('signInCode.back')}
        </button>
      </form>
    </PublicPage>
  );
}
