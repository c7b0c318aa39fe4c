import { expect, it } from 'vitest';
import { sourcesOf, walk } from './screen-sources.ts';

/** Forms of which nothing has to come back, with the reason. */
const exceptions: Record<string, string> = {
  'src/pages/SignIn.tsx': 'secret',
  'src/pages/SignUpForm.tsx': 'secret, and before there is a session',
  'src/pages/ForgotPassword.tsx': 'before there is a session',
  'src/pages/ResetPassword.tsx': 'secret, and before there is a session',
  'src/pages/account/ChangePassword.tsx': 'secret',
  'src/pages/account/security/PasswordForm.tsx': 'secret',
  'src/pages/account/security/AppCodeForm.tsx': 'secret',
  'src/pages/account/security/PasskeyForm.tsx': 'a name that is nothing without its passkey',
  'src/session/proof/ProofEntry.tsx': 'secret',
  'src/pages/sign-in-code/CodeStep.tsx': 'secret, and before there is a session',
  'src/components/useKeptForm.ts': 'the form that keeps',
  'src/support/useSendToSupport.ts': 'keeps its draft by itself',
  'resources/patient-record/care/useCareNoteForm.ts': 'keeps its draft by itself, over a reload as well',
  'src/components/ReportDateForm.tsx': 'a question, nothing is stored',
  'src/analysis/DemographicsPrompt.tsx': 'a question, nothing is stored',
  'resources/scan-sessions/UuidSearch.tsx': 'a search',
  'resources/users/SignupLinkPage.tsx': 'a search',
  'resources/gait/report/ReportForm.tsx': 'a question, nothing is stored',
  'resources/patient-record/report/DownloadReportDialog.tsx': 'a question, nothing is stored',
  'resources/rtm-billing/month/bill/useBilling.ts': 'attests what is billed as it stands now',
};

it('OPEN-154 every form that writes something keeps what was typed when the session ends', () => {
  const found: string[] = [];
  for (const { file, tree } of sourcesOf('src', 'resources'))
    walk(tree, (node) => {
      const callee = node.callee as { type?: string; name?: string } | undefined;
      if (node.type === 'CallExpression' && callee?.name === 'useForm') found.push(file);
    });
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((file) => !(file in exceptions))).toEqual([]);
  expect(Object.keys(exceptions).filter((file) => !found.includes(file))).toEqual([]);
});
