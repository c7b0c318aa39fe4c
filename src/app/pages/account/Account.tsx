import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useViewer } from '../../../../authProvider/session.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { PageLoading } from '../../../ui/PageStates.tsx';
import { AccountInfo } from './AccountInfo.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { securityMessages } from './security/messages.en.ts';

const Security = lazy(() => import('./security/Security.tsx'));

/** Loaded with this page. @public */
export const texts = { en: securityMessages };

const tabs = ['info', 'password', 'security'] as const;
type AccountTab = (typeof tabs)[number];
const labels = { info: 'account.info', password: 'account.password', security: 'security.tab' } as const;
const isTab = (path: string | undefined): path is AccountTab => tabs.some((tab) => tab === path);

/**
 * `/user/account/{accountPath}` (ACCT-01, ACCT-02); each tab has an address, unknown ones redirect to the first
 * (OPEN-021).
 */
export default function Account() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { accountPath } = useParams();
  const viewer = useViewer();
  if (!isTab(accountPath)) return <Navigate to="/user/account/info" replace />;
  if (!viewer) return null;
  return (
    <>
      <PageHeading title={translate('account.title')} />
      <Tabs
        value={accountPath}
        onChange={(_, tab: AccountTab) => void navigate(`/user/account/${tab}`)}
        aria-label={translate('account.title')}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            label={translate(labels[tab])}
            id={`account-tab-${tab}`}
            aria-controls={`account-${tab}`}
          />
        ))}
      </Tabs>
      <div
        role="tabpanel"
        id={`account-${accountPath}`}
        aria-labelledby={`account-tab-${accountPath}`}
        style={{ maxWidth: 480, paddingTop: 24 }}
      >
        {accountPath === 'info' && <AccountInfo viewer={viewer} />}
        {accountPath === 'password' && <ChangePassword email={viewer.email} />}
        {accountPath === 'security' && (
          <Suspense fallback={<PageLoading />}>
            <Security />
          </Suspense>
        )}
      </div>
    </>
  );
}
