import { lazy, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { signIn } from '../../../authProvider/session.ts';
import { SignIn as SignInShape, type FactorMethod, startSso } from '../../../contract/identity/identity.ts';
import { isProblem } from '../../../contract/platform/error.ts';
import { translatePublic } from '../../ui/i18n/translatePublic.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { toast } from '../../ui/toasts/toasts.ts';
import { useRedirectAfterSignIn } from '../session/session.ts';
import { Field, PasswordField, SubmitButton } from './Field.tsx';
import { zodResolver } from './zodResolver.ts';
import { PublicPage } from './PublicPage.tsx';
import { getCurrentBase } from '../../../dataProvider/failover.ts';
import { configuration } from '../../ui/configuration.ts';
import { page } from '../../ui/navigation/reload.ts';

const AFTER_MS = 1500;

/** Preloads the portal while the visitor types and the network is idle. */
function prefetchConsole(): () => void {
  let isPrefetched = false;
  const prefetch = () => {
    if (isPrefetched) return;
    isPrefetched = true;
    // A failed preload is harmless: the import is tried again.
    import('../consoles/PortalConsole.tsx').catch(() => undefined);
  };
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(prefetch);
    else prefetch();
  }, AFTER_MS);
  window.addEventListener('keydown', prefetch, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', prefetch);
  };
}

/** Redirects to the identity provider (AUTH-06), or shows an error toast if none is configured (OPEN-033). */
function startSingleSignOn(): void {
  if (configuration().ssoEnabled) page.leaveFor(`${getCurrentBase()}${startSso.path}`);
  else toast('error', translatePublic('signIn.ssoUnavailable'));
}

/** Shows why the identity provider rejected the visitor; the server adds `?error=` to the address. */
function showSsoError(): void {
  const error = new URLSearchParams(window.location.search).get('error');
  if (error === null) return;
  import('./ssoErrors.ts')
    .then(({ getSsoErrorText }) => toast('error', getSsoErrorText(error)))
    .catch(() => toast('error', translatePublic('session.unreachable')));
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

const CodeStep = lazy(() => import('./sign-in-code/CodeStep.tsx'));

interface Credentials {
  email: string;
  password: string;
}

/**
 * Error text of a rejected sign-in: one message for all reasons (AUTH-13), except a busy, failing or unreachable
 * service.
 */
const getErrorText = ({ status, message }: { status: number; message: string }) => {
  if (status === 0) return translatePublic('session.unreachable');
  return status === 429 || status >= 500 ? message : translatePublic('signIn.refused');
};

/** `/user/login/` (AUTH-02..19). */
export const SignIn = () => {
  // No default values: text typed or filled in before this code loaded must stay.
  const { register, handleSubmit, setError, formState } = useForm<Credentials>({
    resolver: zodResolver<Credentials>(SignInShape),
  });
  const { errors, isSubmitting } = formState;
  const [methods, setMethods] = useState<FactorMethod[]>();
  useRedirectAfterSignIn();
  useEffect(showSsoError, []);
  useEffect(prefetchConsole, []);

  const submit = handleSubmit(async ({ email, password }) => {
    const answer = await signIn(email.trim(), password);
    if (!isProblem(answer)) return;
    if (answer.methods) setMethods(answer.methods);
    else if (answer.step === 'profile') toast('error', answer.message || translatePublic('signIn.profileFailed'));
    else setError('password', { message: getErrorText(answer) }, { shouldFocus: true });
  });

  if (methods) return <CodeStep methods={methods} onBack={() => setMethods(undefined)} />;
  return (
    <PublicPage title={translatePublic('signIn.title')} lead={translatePublic('signIn.lead')}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={translatePublic('form.email')}
          field={register('email')}
          error={errors.email?.message}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          label={translatePublic('form.password')}
          field={register('password')}
          error={errors.password?.message}
          autoComplete="current-password"
        />
        <SubmitButton busy={isSubmitting}>{translatePublic('signIn.submit')}</SubmitButton>
        <Link className="text-link" to="/user/forgot-password/">
          {translatePublic('signIn.forgot')}
        </Link>
        <div className="divider">{translatePublic('signIn.or')}</div>
        <button type="button" className="button button-secondary" onClick={startSingleSignOn}>
          {translatePublic('signIn.sso')}
        </button>
      </form>
    </PublicPage>
  );
};
