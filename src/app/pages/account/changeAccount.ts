import { updateViewer } from '../../../../authProvider/session.ts';
import { isProblem, type Problem } from '../../../../contract/platform/error.ts';
import { updateUser, type AccountChange } from '../../../../contract/identity/account.ts';
import { type CurrentUser } from '../../../../contract/identity/users.ts';
import type { Caller } from '../../../../dataProvider/provider.ts';
import { createI18nProvider } from '../../../ui/i18n/i18nProvider.ts';
import { currentLanguage, loadMessages, setLocale } from '../../../ui/i18n/language.ts';
import type { Attempt } from '../../../ui/editing/useVersionedSave.ts';
import { toast } from '../../../ui/toasts/toasts.ts';

let languageChanged = false;

/** Whether the page was just rerendered because the user changed the language here; true once. */
export function tookLanguage(): boolean {
  const hasChanged = languageChanged;
  languageChanged = false;
  return hasChanged;
}

/**
 * Saves changes of the user's own account and applies a changed language, which remounts the consoles and discards
 * their pending notifications. Returns the account, or the problem.
 */
export async function changeAccount(
  call: Caller,
  userId: string,
  body: AccountChange,
  attempt: Attempt,
): Promise<CurrentUser | Problem> {
  const changed = await call(updateUser, { params: { id: userId }, body, ...attempt });
  if (isProblem(changed)) return changed;
  languageChanged = changed.language !== currentLanguage();
  await loadMessages(changed.language, 'portal');
  updateViewer(changed);
  const isApplied = await setLocale(changed.language, 'portal');
  const { translate } = createI18nProvider([]);
  toast('success', translate('account.saved'));
  if (!isApplied) toast('warning', translate('ra.notification.i18n_error'));
  return changed;
}
