import { lazy, Suspense, useEffect } from 'react';
import type { Language } from '../contract/languages.ts';
import { isAdminType } from '../domain/viewer.ts';
import { useLanguage } from './i18n/language.ts';
import { goTo, usePath, withSlash } from './navigation/path.ts';
import { FatalErrorBoundary } from './pages/FatalError.tsx';
import { SignIn } from './pages/SignIn.tsx';
import { Waiting } from './pages/Waiting.tsx';
import { SessionGate } from './session/SessionGate.tsx';
import { VisitorGate } from './session/VisitorGate.tsx';
import { BackendStatusGuard } from './status/BackendStatusGuard.tsx';
import { Toasts } from './toasts/Toasts.tsx';

const PortalConsole = lazy(() => import('./consoles/PortalConsole.tsx'));
const AdminConsole = lazy(() => import('./consoles/AdminConsole.tsx'));
const ForgotPassword = lazy(() => import('./pages/ForgotPassword.tsx'));
const ResetPassword = lazy(() => import('./pages/ResetPassword.tsx'));
const CreateAccount = lazy(() => import('./pages/CreateAccount.tsx'));
const ProviderNotFound = lazy(() => import('./pages/ProviderNotFound.tsx'));
const Maintenance = lazy(() => import('./pages/Maintenance.tsx'));
const Logout = lazy(() => import('./pages/Logout.tsx'));
const InvitePage = lazy(() => import('./pages/open-program/InvitePage.tsx'));
const OpenProgramPage = lazy(() => import('./pages/open-program/OpenProgramPage.tsx'));

const Redirect = ({ to }: { to: string }) => {
  useEffect(() => goTo(to, { replace: true }), [to]);
  return <Waiting />;
};

/**
 * Which page or console a path belongs to; with and without its trailing slash (OPEN-018). A console begins anew in another
 * language; a public page keeps what was typed.
 */
const Place = ({ path, spoken }: { path: string; spoken: Language }) => {
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
      <SessionGate visitor={visitor} place="admin">
        {(viewer) => (isAdminType(viewer) ? <AdminConsole key={spoken} viewer={viewer} /> : <Redirect to="/" />)}
      </SessionGate>
    );
  }
  return <SessionGate visitor={visitor}>{(viewer) => <PortalConsole key={spoken} viewer={viewer} />}</SessionGate>;
};

/** The whole application: public pages beside the two consoles, neither of which a visitor loads. */
export const App = () => {
  const spoken = useLanguage();
  const path = withSlash(usePath());
  const programCode = /^\/program\/([^/]+)\/$/.exec(path)?.[1];
  return (
    <FatalErrorBoundary>
      {/* Whoever holds a program's code is not led away from it: there is no way back without the code. */}
      {!programCode && <BackendStatusGuard />}
      <Suspense fallback={<Waiting />}>
        {programCode ? <OpenProgramPage code={programCode} /> : <Place path={path} spoken={spoken} />}
      </Suspense>
      <Toasts />
    </FatalErrorBoundary>
  );
};
