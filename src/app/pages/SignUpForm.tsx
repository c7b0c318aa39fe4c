import { fieldMessage } from '../../../contract/platform/messages.ts';
import * as z from 'zod/mini';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { newPassword, UserNames } from '../../../contract/identity/account.ts';
import { email } from '../../../contract/platform/fields.ts';
import type { SignUpInvite } from '../../../contract/identity/account.ts';
import { PASSWORD_MIN } from '../../../contract/platform/limits.ts';
import { type CurrentUser } from '../../../contract/identity/users.ts';
import { translateVisitorPage } from '../../ui/i18n/messages/visitor-pages.en.ts';
import { navigateTo } from '../../ui/navigation/path.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { Field, PasswordField, SubmitButton } from './Field.tsx';
import { zodResolver } from './zodResolver.ts';
import { configuration } from '../../ui/configuration.ts';
import { loadSession, signIn } from '../../../authProvider/session.ts';
import { isProblem } from '../../../contract/platform/error.ts';
import { identityFieldMessage } from '../../../contract/identity/messages.ts';
import { addAccount, changeNewAccount, joinProfile } from '../../../dataProvider/public/account.ts';
import { currentLanguage } from '../../ui/i18n/language.ts';

const Document = ({ address, name }: { address?: string; name: string }) =>
  address ? (
    <a href={address} target="_blank" rel="noreferrer">
      {name}
    </a>
  ) : (
    name
  );

/** The required consent (AUTH-50); the documents are links if their addresses are configured. */
const TermsAgreement = ({ agreed, onChange }: { agreed: boolean; onChange: (agreed: boolean) => void }) => {
  const { terms, privacy } = configuration().links;
  const documents: Record<string, React.ReactNode> = {
    '%{terms}': <Document key="terms" address={terms} name={translateVisitorPage('legal.terms')} />,
    '%{privacy}': <Document key="privacy" address={privacy} name={translateVisitorPage('legal.privacy')} />,
  };
  return (
    <label className="check">
      <input type="checkbox" checked={agreed} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {translateVisitorPage('signUp.agree')
          .split(/(%\{\w+\})/)
          .map((part) => documents[part] ?? part)}
      </span>
    </label>
  );
};

interface Failure {
  step: 'create' | 'signIn' | 'complete' | 'refresh';
  message: string;
}

/** Stores the language of the page in the new account, which is English by default. Errors are ignored. */
async function saveLanguage({ userId, firstName, lastName, version, language: known }: CurrentUser): Promise<void> {
  if (known === currentLanguage()) return;
  await changeNewAccount(userId, { firstName, lastName, language: currentLanguage() }, version);
}

/**
 * Creates the account, signs in, completes the sign-up with the profile's id and reloads session and profile, in this
 * order (AUTH-51). Returns what failed, or nothing.
 */
async function acceptInvite(invite: SignUpInvite, values: SignUpValues): Promise<Failure | undefined> {
  const { firstName, lastName, password } = values;
  // Names are sent only if the invite has none (OPEN-037).
  const account = {
    code: invite.inviteCode,
    password,
    ...(!invite.firstName && { firstName }),
    ...(!invite.lastName && { lastName }),
  };
  const created = await addAccount(account);
  // The invite was valid when the page opened, so 404 means that an earlier attempt stopped after this step.
  if (isProblem(created) && created.status !== 404) return { step: 'create', message: created.message };
  const opened = await signIn(values.email, password);
  if (isProblem(created) && isProblem(opened)) return { step: 'create', message: created.message };
  if (isProblem(opened)) return { step: 'signIn', message: opened.message };
  const { userId } = opened;
  const completed = await joinProfile(userId, { firstName, lastName });
  if (isProblem(completed)) return { step: 'complete', message: completed.message };
  await saveLanguage(completed);
  const refreshed = await loadSession({ fresh: true });
  return isProblem(refreshed) ? { step: 'refresh', message: refreshed.message } : undefined;
}

const SignUpSchema = z.object({
  ...UserNames.shape,
  email: email(fieldMessage.text('fields.emailRequiredSentence')),
  password: newPassword(identityFieldMessage.text('identity.passwordRequired')),
});

interface SignUpValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmation: string;
}

const checkRepeatedPassword = ({ password, confirmation }: SignUpValues) =>
  password && password !== confirmation ? { confirmation: translateVisitorPage('signUp.mismatch') } : {};

interface Props {
  invite: SignUpInvite;
  /** True while signing up: the session exists before the sign-up is complete. */
  onJoining: (joining: boolean) => void;
}

/** Fields of the invite are read-only; missing ones are asked for (AUTH-43..50, OPEN-037). */
export const SignUpForm = ({ invite, onJoining }: Props) => {
  const [agreed, setAgreed] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<SignUpValues>({
    resolver: zodResolver<SignUpValues>(SignUpSchema, checkRepeatedPassword),
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
    const failed = await acceptInvite(invite, values);
    if (!failed) navigateTo('/', { replace: true });
    else if (failed.step === 'create') setError('password', { message: failed.message }, { shouldFocus: true });
    else toast('error', failed.message);
    onJoining(false);
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={translateVisitorPage('form.firstName')}
        field={register('firstName')}
        error={errors.firstName?.message}
        readOnly={invite.firstName !== ''}
        autoComplete="given-name"
      />
      <Field
        label={translateVisitorPage('form.lastName')}
        field={register('lastName')}
        error={errors.lastName?.message}
        readOnly={invite.lastName !== ''}
        autoComplete="family-name"
      />
      <Field
        label={translateVisitorPage('form.email')}
        field={register('email')}
        error={errors.email?.message}
        readOnly={invite.email !== ''}
        type="email"
        autoComplete="username"
      />
      <PasswordField
        label={translateVisitorPage('form.password')}
        field={register('password')}
        error={errors.password?.message}
        hint={translateVisitorPage('form.passwordHint', { count: PASSWORD_MIN })}
        autoComplete="new-password"
      />
      <PasswordField
        label={translateVisitorPage('form.confirmPassword')}
        field={register('confirmation')}
        error={errors.confirmation?.message}
        autoComplete="new-password"
      />
      <TermsAgreement agreed={agreed} onChange={setAgreed} />
      <SubmitButton busy={isSubmitting} disabled={!agreed}>
        {translateVisitorPage('signUp.submit')}
      </SubmitButton>
    </form>
  );
};
