import { lazy, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { signIn } from '../../authProvider/session.ts';
import { SignIn as SignInShape, type FactorMethod } from '../../contract/identity.ts';
import { isProblem } from '../../contract/problem.ts';
import { text } from '../i18n/text.ts';
import { Link } from '../navigation/Link.tsx';
import { toast } from '../toasts/toasts.ts';
import { useWelcome } from '../session/welcome.ts';
import { Field } from './form/Field.tsx';
import { PasswordField } from './form/PasswordField.tsx';
import { shapeResolver } from './form/shapeResolver.ts';
import { SubmitButton } from './form/SubmitButton.tsx';
import { prefetchConsole } from './prefetchConsole.ts';
import { PublicPage } from './PublicPage.tsx';
import { showSsoFailure, startSingleSignOn } from './singleSignOn.ts';

const CodeStep = lazy(() => import('./sign-in-code/CodeStep.tsx'));

interface Credentials {
  email: string;
  password: string;
}

/** What is said of a refused sign-in: one sentence for all (AUTH-13), but a service that is busy, fails or cannot be reached says so. */
const refusal = ({ status, message }: { status: number; message: string }) => {
  if (status === 0) return text('session.unreachable');
  return status === 429 || status >= 500 ? message : text('signIn.refused');
};

/** `/user/login/` (AUTH-02..19). */
export const SignIn = () => {
  // No default values: what was typed or filled in before this code arrived stays.
  const { register, handleSubmit, setError, formState } = useForm<Credentials>({
    resolver: shapeResolver<Credentials>(SignInShape),
  });
  const { errors, isSubmitting } = formState;
  const [methods, setMethods] = useState<FactorMethod[]>();
  useWelcome();
  useEffect(showSsoFailure, []);
  useEffect(prefetchConsole, []);

  const submit = handleSubmit(async ({ email, password }) => {
    const answer = await signIn(email.trim(), password);
    if (!isProblem(answer)) return;
    if (answer.methods) setMethods(answer.methods);
    else if (answer.step === 'profile') toast('error', answer.message || text('signIn.profileFailed'));
    else setError('password', { message: refusal(answer) }, { shouldFocus: true });
  });

  if (methods) return <CodeStep methods={methods} onBack={() => setMethods(undefined)} />;
  return (
    <PublicPage title={text('signIn.title')} lead={text('signIn.lead')}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={text('form.email')}
          field={register('email')}
          error={errors.email?.message}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          label={text('form.password')}
          field={register('password')}
          error={errors.password?.message}
          autoComplete="current-password"
        />
        <SubmitButton busy={isSubmitting}>{text('signIn.submit')}</SubmitButton>
        <Link className="text-link" to="/user/forgot-password/">
          {text('signIn.forgot')}
        </Link>
        <div className="divider">{text('signIn.or')}</div>
        <button type="button" className="button button-secondary" onClick={startSingleSignOn}>
          {text('signIn.sso')}
        </button>
      </form>
    </PublicPage>
  );
};
