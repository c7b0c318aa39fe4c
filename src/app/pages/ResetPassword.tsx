import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ResetPassword as ResetPasswordShape } from '../../../contract/identity/account.ts';
import { PASSWORD_MIN } from '../../../contract/platform/limits.ts';
import { isProblem } from '../../../contract/platform/error.ts';
import { setNewPassword } from '../../../dataProvider/public/account.ts';
import { translateVisitorPage } from '../../ui/i18n/messages/visitor-pages.en.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { navigateTo, getEntryState } from '../../ui/navigation/path.ts';
import { useRedirectAfterSignIn } from '../session/session.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { Field, PasswordField, SubmitButton } from './Field.tsx';
import { zodResolver } from './zodResolver.ts';
import { PublicPage } from './PublicPage.tsx';

export interface CarriedUsername {
  username: string;
}

interface NewPassword {
  username: string;
  code: string;
  password: string;
}

/** The second step: code and new password (AUTH-34..39). */
const ResetForm = ({ username }: CarriedUsername) => {
  const { register, handleSubmit, setError, formState } = useForm<NewPassword>({
    resolver: zodResolver<NewPassword>(ResetPasswordShape),
    defaultValues: { username, code: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    const answer = await setNewPassword(body);
    if (isProblem(answer)) return setError('password', { message: answer.message }, { shouldFocus: true });
    toast('success', translateVisitorPage('reset.done'));
    navigateTo('/user/login/', { replace: true });
  });

  return (
    <PublicPage
      title={translateVisitorPage('reset.title')}
      lead={translateVisitorPage('reset.lead', { email: username })}
    >
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={translateVisitorPage('form.code')}
          field={register('code')}
          error={errors.code?.message}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
        />
        <PasswordField
          label={translateVisitorPage('form.newPassword')}
          field={register('password')}
          error={errors.password?.message}
          hint={translateVisitorPage('form.passwordHint', { count: PASSWORD_MIN })}
          autoComplete="new-password"
        />
        <SubmitButton busy={isSubmitting}>{translateVisitorPage('reset.submit')}</SubmitButton>
        <div className="form-row">
          <Link className="text-link" to="/user/forgot-password/">
            {translateVisitorPage('reset.again')}
          </Link>
          <Link className="text-link" to="/user/login/">
            {translateVisitorPage('forgot.back')}
          </Link>
        </div>
      </form>
    </PublicPage>
  );
};

/** `/user/reset-password/`; redirects to the login without a username from the first step (AUTH-36). */
export default function ResetPassword() {
  const { username } = getEntryState<CarriedUsername>();
  useRedirectAfterSignIn();
  useEffect(() => {
    if (!username) navigateTo('/user/login/', { replace: true });
  }, [username]);
  return username ? <ResetForm username={username} /> : null;
}
