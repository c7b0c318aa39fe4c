import { loadSession, signIn } from '../../authProvider/session.ts';
import type { SignUpInvite } from '../../contract/identity.ts';
import { isProblem } from '../../contract/problem.ts';
import type { CurrentUser } from '../../contract/users.ts';
import { addAccount, changeNewAccount, joinProfile } from '../../dataProvider/public/account.ts';
import { language } from '../i18n/language.ts';
import type { SignUpValues } from './SignUpForm.tsx';

interface Failure {
  step: 'create' | 'signIn' | 'complete' | 'refresh';
  message: string;
}

/** A new account is English: it gets the language in which it was asked for. Without it the account is no worse. */
async function takeLanguage({ userId, firstName, lastName, version, language: known }: CurrentUser): Promise<void> {
  if (known === language()) return;
  await changeNewAccount(userId, { firstName, lastName, language: language() }, version);
}

/**
 * Creates the account, signs in, completes the sign-up with the profile's id and refreshes session and profile, in
 * that order (AUTH-51). Returns what failed, or nothing.
 */
export async function joinByInvite(invite: SignUpInvite, values: SignUpValues): Promise<Failure | undefined> {
  const { firstName, lastName, password } = values;
  // Names count only where the invite carries none (OPEN-037).
  const account = {
    code: invite.inviteCode,
    password,
    ...(!invite.firstName && { firstName }),
    ...(!invite.lastName && { lastName }),
  };
  const created = await addAccount(account);
  // The page was opened with an invite that counted: used up since, the account may be of a try that broke off after this step.
  if (isProblem(created) && created.status !== 404) return { step: 'create', message: created.message };
  const opened = await signIn(values.email, password);
  if (isProblem(created) && isProblem(opened)) return { step: 'create', message: created.message };
  if (isProblem(opened)) return { step: 'signIn', message: opened.message };
  const { userId } = opened;
  const completed = await joinProfile(userId, { firstName, lastName });
  if (isProblem(completed)) return { step: 'complete', message: completed.message };
  await takeLanguage(completed);
  const refreshed = await loadSession({ fresh: true });
  return isProblem(refreshed) ? { step: 'refresh', message: refreshed.message } : undefined;
}
