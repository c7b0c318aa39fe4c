import { viewerChanged } from '../../../authProvider/session.ts';
import { isProblem, type Problem } from '../../../contract/problem.ts';
import { updateUser, type AccountChange, type CurrentUser } from '../../../contract/users.ts';
import type { Caller } from '../../../dataProvider/provider.ts';
import { i18nProviderFor } from '../../i18n/i18nProvider.ts';
import { language, prepare, speak } from '../../i18n/language.ts';
import { toast } from '../../toasts/toasts.ts';

let languageChanged = false;

/** Whether the page has just been drawn anew because its person chose the language here; asked once. */
export function tookLanguage(): boolean {
  const took = languageChanged;
  languageChanged = false;
  return took;
}

/**
 * Saves what people change of their own account, and says so in the language that they chose: the consoles are drawn anew in it,
 * and what the one before had still to notify goes with it. Answers the account as it is now, or the problem.
 */
export async function changeAccount(
  call: Caller,
  viewer: CurrentUser,
  body: AccountChange,
): Promise<CurrentUser | Problem> {
  const changed = await call(updateUser, { params: { id: viewer.userId }, body, version: viewer.version });
  if (isProblem(changed)) return changed;
  languageChanged = changed.language !== language();
  await prepare(changed.language, 'portal');
  viewerChanged(changed);
  const spoke = await speak(changed.language, 'portal');
  const { translate } = i18nProviderFor([]);
  toast('success', translate('account.saved'));
  if (!spoke) toast('warning', translate('ra.notification.i18n_error'));
  return changed;
}
