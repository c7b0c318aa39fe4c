import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ResetPassword as ResetPasswordShape } from '../../contract/identity.ts';
import { PASSWORD_MIN } from '../../contract/limits.ts';
import { isProblem } from '../../contract/problem.ts';
import { setNewPassword } from '../../dataProvider/public/account.ts';
import { text } from '../i18n/text.ts';
import { Link } from '../navigation/Link.tsx';
import { goTo, stateOfEntry } from '../navigation/path.ts';
import { useWelcome } from '../session/welcome.ts';
import { toast } from '../toasts/toasts.ts';
import { Field } from './form/Field.tsx';
import { PasswordField } from './form/PasswordField.tsx';
import { shapeResolver } from './form/shapeResolver.ts';
import { SubmitButton } from './form/SubmitButton.tsx';
import { PublicPage } from './PublicPage.tsx';

export interface CarriedUsername {
  username: string;
}

interface NewPassword {
  username: string;
  code: string;
  password: string;
}

/** The second step: the code and a new password (AUTH-34..39). */
const ResetForm = ({ username }: CarriedUsername) => {
  const { register, handleSubmit, setError, formState } = useForm<NewPassword>({
    resolver: shapeResolver<NewPassword>(ResetPasswordShape),
    defaultValues: { username, code: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    const answer = await setNewPassword(body);
    if (isProblem(answer)) return setError('password', { message: answer.message }, { shouldFocus: true });
    toast('success', text('reset.done'));
    goTo('/user/login/', { replace: true });
  });

  return (
    <PublicPage title={text('reset.title')} lead={text('reset.lead', { email: username })}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={text('form.code')}
          field={register('code')}
          error={errors.code?.message}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
        />
        <PasswordField
          label={text('form.newPassword')}
          field={register('password')}
          error={errors.password?.message}
          hint={text('form.passwordHint', { count: PASSWORD_MIN })}
          autoComplete="new-password"
        />
        <SubmitButton busy={isSubmitting}>{text('reset.submit')}</SubmitButton>
        <div className="form-row">
          <Link className="text-link" to="/user/forgot-password/">
            {text('reset.again')}
          </Link>
          <Link className="text-link" to="/user/login/">
            {text('forgot.back')}
          </Link>
        </div>
      </form>
    </PublicPage>
  );
};

/** `/user/reset-password/`; without a username carried from the first step it leads to the login (AUTH-36). */
export default function ResetPassword() {
  const { username } = stateOfEntry<CarriedUsername>();
  useWelcome();
  useEffect(() => {
    if (!username) goTo('/user/login/', { replace: true });
  }, [username]);
  return username ? <ResetForm username={username} /> : null;
}
