import * as z from 'zod/mini';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { email, newPassword } from '../../contract/fields.ts';
import type { SignUpInvite } from '../../contract/identity.ts';
import { PASSWORD_MIN } from '../../contract/limits.ts';
import { UserNames } from '../../contract/users.ts';
import { text } from '../i18n/text.ts';
import { goTo } from '../navigation/path.ts';
import { toast } from '../toasts/toasts.ts';
import { Field } from './form/Field.tsx';
import { PasswordField } from './form/PasswordField.tsx';
import { shapeResolver } from './form/shapeResolver.ts';
import { SubmitButton } from './form/SubmitButton.tsx';
import { joinByInvite } from './joinByInvite.ts';
import { TermsAgreement } from './TermsAgreement.tsx';

const SignUpShape = z.object({
  ...UserNames.shape,
  email: email('Email is required.'),
  password: newPassword('Password is required.'),
});

export interface SignUpValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmation: string;
}

const repeated = ({ password, confirmation }: SignUpValues) =>
  password && password !== confirmation ? { confirmation: text('signUp.mismatch') } : {};

interface Props {
  invite: SignUpInvite;
  /** True from the first call to the last: the session exists before the sign-up is complete. */
  onJoining: (joining: boolean) => void;
}

/** What the invite says is read-only; what it leaves out is asked for (AUTH-43..50, OPEN-037). */
export const SignUpForm = ({ invite, onJoining }: Props) => {
  const [agreed, setAgreed] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<SignUpValues>({
    resolver: shapeResolver<SignUpValues>(SignUpShape, repeated),
    defaultValues: {
      firstName: invite.firstName,
      lastName: invite.lastName,
      email: invite.email,
      password: '',
      confirmation: '',
    },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    if (!agreed) return;
    onJoining(true);
    const failed = await joinByInvite(invite, values);
    if (!failed) goTo('/', { replace: true });
    else if (failed.step === 'create') setError('password', { message: failed.message }, { shouldFocus: true });
    else toast('error', failed.message);
    onJoining(false);
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={text('form.firstName')}
        field={register('firstName')}
        error={errors.firstName?.message}
        readOnly={invite.firstName !== ''}
        autoComplete="given-name"
      />
      <Field
        label={text('form.lastName')}
        field={register('lastName')}
        error={errors.lastName?.message}
        readOnly={invite.lastName !== ''}
        autoComplete="family-name"
      />
      <Field
        label={text('form.email')}
        field={register('email')}
        error={errors.email?.message}
        readOnly={invite.email !== ''}
        type="email"
        autoComplete="username"
      />
      <PasswordField
        label={text('form.password')}
        field={register('password')}
        error={errors.password?.message}
        hint={text('form.passwordHint', { count: PASSWORD_MIN })}
        autoComplete="new-password"
      />
      <PasswordField
        label={text('form.confirmPassword')}
        field={register('confirmation')}
        error={errors.confirmation?.message}
        autoComplete="new-password"
      />
      <TermsAgreement agreed={agreed} onChange={setAgreed} />
      <SubmitButton busy={isSubmitting} disabled={!agreed}>
        {text('signUp.submit')}
      </SubmitButton>
    </form>
  );
};
