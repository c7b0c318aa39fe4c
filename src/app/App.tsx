import { useEffect, lazy, Suspense } from 'react';
import { withTrailingSlash } from '../../domain/platform/public-paths.ts';
import { navigateTo, usePath } from '../ui/navigation/path.ts';
import { checkBackendStatus } from './backendStatus.ts';
import type { Language } from '../../contract/platform/languages.ts';
import { isAdminType } from '../../domain/identity/viewer.ts';
import { useLanguage } from '../ui/i18n/language.ts';
import { FatalErrorBoundary } from './pages/FatalError.tsx';
import { SignIn } from './pages/SignIn.tsx';
import { Waiting } from './pages/PublicPage.tsx';
import { SessionGate, VisitorGate } from './session/SessionGate.tsx';
import { Toasts } from '../ui/toasts/Toasts.tsx';

const MAINTENANCE_PATH = '/maintenance/';

/** Checks the status on every navigation (AUTH-58) and redirects to or from the maintenance page (AUTH-59, AUTH-60). */
export const BackendStatusGuard = () => {
  const path = withTrailingSlash(usePath());
  useEffect(() => {
    let current = true;
    void checkBackendStatus().then((status) => {
      if (!current) return;
      if (status === 'MAINTENANCE' && path !== MAINTENANCE_PATH) navigateTo(MAINTENANCE_PATH, { replace: true });
      if (status === 'LIVE' && path === MAINTENANCE_PATH) navigateTo('/', { replace: true });
    });
    return () => {
      current = false;
    };
  }, [path]);
  return null;
};

const PortalConsole = lazy(() => import('./consoles/PortalConsole.tsx'));
const AdminConsole = lazy(() => import('./consoles/AdminConsole.tsx'));
const ForgotPassword = lazy(() => import('./pages/ForgotPassword.tsx'));
const ResetPassword = lazy(() => import('./pages/ResetPassword.tsx'));
const CreateAccount = lazy(() => import('./pages/CreateAccount.tsx'));
const ProviderNotFound = lazy(() => import('./pages/ProviderNotFound.tsx'));
const Maintenance = lazy(() => import('./pages/Maintenance.tsx'));
const Logout = lazy(() => import('./pages/Logout.tsx'));
const InvitePage = lazy(() => import('./pages/public-program/InvitePage.tsx'));
const OpenProgramPage = lazy(() => import('./pages/public-program/PublicProgramPage.tsx'));

const Redirect = ({ to }: { to: string }) => {
  useEffect(() => navigateTo(to, { replace: true }), [to]);
  return <Waiting />;
};

/**
 * Renders the page or console of a path, with or without trailing slash (OPEN-018). A console is remounted in another
 * language; a public page keeps what was typed.
 */
const CurrentPage = ({ path, language }: { path: string; language: Language }) => {
  switch (path) {
    case '/user/login/':
      return <SignIn />;
    case '/user/forgot-password/':
      return <ForgotPassword />;
    case '/user/reset-password/':
      return <ResetPassword />;
    case '/user/not-found/':
      return <ProviderNotFound />;
    case '/user/logout/':
      return <Logout />;
    case '/invite/':
      return <InvitePage />;
    case '/maintenance/':
      return <Maintenance />;
    case '/':
      return <SessionGate visitor={<Redirect to="/user/login/" />}>{() => <Redirect to="/home/" />}</SessionGate>;
  }
  const invited = /^\/user\/create\/([^/]+)\/$/.exec(path);
  if (invited) return <CreateAccount code={invited[1] ?? ''} />;
  const visitor = <VisitorGate path={path} />;
  if (path.startsWith('/admin/')) {
    return (
      <SessionGate visitor={visitor} namespace="admin">
        {(viewer) => (isAdminType(viewer) ? <AdminConsole key={language} viewer={viewer} /> : <Redirect to="/" />)}
      </SessionGate>
    );
  }
  return <SessionGate visitor={visitor}>{(viewer) => <PortalConsole key={language} viewer={viewer} />}</SessionGate>;
};

/** The application: public pages and the two consoles, which visitors do not load. */
export const App = () => {
  const language = useLanguage();
  const path = withTrailingSlash(usePath());
  const programCode = /^\/program\/([^/]+)\/$/.exec(path)?.[1];
  return (
    <FatalErrorBoundary>
      {/* A visitor with a program code stays on the program: there is no way back without the code. */}
      {!programCode && <BackendStatusGuard />}
      <Suspense fallback={<Waiting />}>
        {programCode ? <OpenProgramPage code={programCode} /> : <CurrentPage path={path} language={language} />}
      </Suspense>
      <Toasts />
    </FatalErrorBoundary>
  );
};
