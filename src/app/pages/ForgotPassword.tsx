import { useForm } from 'react-hook-form';
import { ForgotPassword as ForgotPasswordShape } from '../../../contract/identity/account.ts';
import { isProblem } from '../../../contract/platform/error.ts';
import { mailPasswordCode } from '../../../dataProvider/public/account.ts';
import { translateVisitorPage } from '../../ui/i18n/messages/visitor-pages.en.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { navigateTo } from '../../ui/navigation/path.ts';
import { useRedirectAfterSignIn } from '../session/session.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { Field, SubmitButton } from './Field.tsx';
import { zodResolver } from './zodResolver.ts';
import { PublicPage } from './PublicPage.tsx';
import type { CarriedUsername } from './ResetPassword.tsx';

interface Address {
  username: string;
}

/** `/user/forgot-password/`: the email step (AUTH-30..33); errors appear under the field (OPEN-038). */
export default function ForgotPassword() {
  const { register, handleSubmit, setError, formState } = useForm<Address>({
    resolver: zodResolver<Address>(ForgotPasswordShape),
    defaultValues: { username: '' },
  });
  useRedirectAfterSignIn();

  const submit = handleSubmit(async ({ username }) => {
    const answer = await mailPasswordCode(username);
    if (isProblem(answer)) return setError('username', { message: answer.message }, { shouldFocus: true });
    toast('success', translateVisitorPage('forgot.sent'));
    // Passed in the history entry, never in the address.
    navigateTo('/user/reset-password/', { state: { username: username.trim() } satisfies CarriedUsername });
  });

  return (
    <PublicPage title={translateVisitorPage('forgot.title')} lead={translateVisitorPage('forgot.lead')}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={translateVisitorPage('form.email')}
          field={register('username')}
          error={formState.errors.username?.message}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton busy={formState.isSubmitting}>{translateVisitorPage('forgot.submit')}</SubmitButton>
        <Link className="text-link" to="/user/login/">
          {translateVisitorPage('forgot.back')}
        </Link>
      </form>
    </PublicPage>
  );
}
