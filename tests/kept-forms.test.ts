import { expect, it } from 'vitest';
import { sourcesOf, walk } from './screen-sources.ts';

/** Forms of which nothing has to come back, with the reason. */
const exceptions: Record<string, string> = {
  'src/app/pages/SignIn.tsx': 'secret',
  'src/app/pages/SignUpForm.tsx': 'secret, and before there is a session',
  'src/app/pages/ForgotPassword.tsx': 'before there is a session',
  'src/app/pages/ResetPassword.tsx': 'secret, and before there is a session',
  'src/app/pages/account/ChangePassword.tsx': 'secret',
  'src/app/pages/account/security/PasswordForm.tsx': 'secret',
  'src/app/pages/account/security/SetUpApp.tsx': 'secret',
  'src/app/pages/account/security/Passkeys.tsx': 'a name that is nothing without its passkey',
  'src/app/session/proof/ProofForm.tsx': 'secret',
  'src/app/pages/sign-in-code/CodeStep.tsx': 'secret, and before there is a session',
  'src/ui/editing/usePersistedDraft.ts': 'the form that keeps',
  'src/ui/editing/useVersionedForm.ts': 'keeps by the same',
  'src/ui/forms/FormInDialog.tsx': 'keeps by the same',
  'resources/support/useSendToSupport.ts': 'keeps by the same',
  'src/ui/ReportDateForm.tsx': 'a question, nothing is stored',
  'resources/risk-analysis/DemographicsPrompt.tsx': 'a question, nothing is stored',
  'resources/scan-sessions/admin/SessionFilters.tsx': 'a search',
  'resources/team/admin/FindUserPage.tsx': 'a search',
  'resources/team/admin/SignupLinkPage.tsx': 'a search',
  'resources/gait/report/ReportForm.tsx': 'a question, nothing is stored',
  'resources/reports/DownloadReportDialog.tsx': 'a question, nothing is stored',
  'resources/rtm/bulk/useBulkBilling.ts': 'attests what is billed as it stands now',
  'resources/rtm/month/useBilling.ts': 'attests what is billed as it stands now',
};

const adminForms = ['Form', 'SimpleForm', 'TabbedForm'];

it('OPEN-154 every form that writes something keeps what was typed when the session ends', () => {
  const found: string[] = [];
  for (const { file, tree } of sourcesOf('src', 'resources'))
    walk(tree, (node) => {
      const callee = node.callee as { type?: string; name?: string } | undefined;
      if (node.type === 'CallExpression' && callee?.name === 'useForm') found.push(file);
      const { imported } = node as { imported?: { name: string } };
      if (node.type === 'ImportSpecifier' && adminForms.includes(imported!.name)) found.push(file);
    });
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((file) => !(file in exceptions))).toEqual([]);
  expect(Object.keys(exceptions).filter((file) => !found.includes(file))).toEqual([]);
});
