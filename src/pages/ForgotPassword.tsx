import { useForm } from 'react-hook-form';
import { ForgotPassword as ForgotPasswordShape } from '../../contract/identity.ts';
import { isProblem } from '../../contract/problem.ts';
import { mailPasswordCode } from '../../dataProvider/public/account.ts';
import { text } from '../i18n/text.ts';
import { Link } from '../navigation/Link.tsx';
import { goTo } from '../navigation/path.ts';
import { useWelcome } from '../session/welcome.ts';
import { toast } from '../toasts/toasts.ts';
import { Field } from './form/Field.tsx';
import { shapeResolver } from './form/shapeResolver.ts';
import { SubmitButton } from './form/SubmitButton.tsx';
import { PublicPage } from './PublicPage.tsx';
import type { CarriedUsername } from './ResetPassword.tsx';

interface Address {
  username: string;
}

/** `/user/forgot-password/`: the email step (AUTH-30..33); a failure shows under the field (OPEN-038). */
export default function ForgotPassword() {
  const { register, handleSubmit, setError, formState } = useForm<Address>({
    resolver: shapeResolver<Address>(ForgotPasswordShape),
    defaultValues: { username: '' },
  });
  useWelcome();

  const submit = handleSubmit(async ({ username }) => {
    const answer = await mailPasswordCode(username);
    if (isProblem(answer)) return setError('username', { message: answer.message }, { shouldFocus: true });
    toast('success', text('forgot.sent'));
    // Carried in the history entry, never in the address.
    goTo('/user/reset-password/', { state: { username: username.trim() } satisfies CarriedUsername });
  });

  return (
    <PublicPage title={text('forgot.title')} lead={text('forgot.lead')}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={text('form.email')}
          field={register('username')}
          error={formState.errors.username?.message}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton busy={formState.isSubmitting}>{text('forgot.submit')}</SubmitButton>
        <Link className="text-link" to="/user/login/">
          {text('forgot.back')}
        </Link>
      </form>
    </PublicPage>
  );
}
