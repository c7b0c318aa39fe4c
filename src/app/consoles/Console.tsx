import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import {
  createElement,
  lazy,
  memo,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type ComponentType,
  useLayoutEffect,
} from 'react';
import { Navigate, NavigationType, Route, useLocation, useNavigationType, useParams } from 'react-router';
import { createAuthProvider } from '../../../authProvider/authProvider.ts';
import { followViewer } from '../../../authProvider/followViewer.ts';
import type { CurrentUser } from '../../../contract/identity/users.ts';
import type { ConsoleDataProvider } from '../../../dataProvider/provider.ts';
import { configuration } from '../../ui/configuration.ts';
import { createI18nProvider } from '../../ui/i18n/i18nProvider.ts';
import { spanishCatalogue } from '../../ui/i18n/language.ts';
import { Layout, NotificationBridge } from '../layout/Layout.tsx';
import { LayoutContext } from '../../ui/LayoutContext.tsx';
import { FatalError } from '../pages/FatalError.tsx';
import NotFound from '../pages/NotFound.tsx';
import { Waiting } from '../pages/PublicPage.tsx';
import { buildRoutes, type MenuItem, type Plugin, type PluginResource } from '../../ui/plugin.ts';
import { ProofHost } from '../session/proof/ProofHost.tsx';
import { monitoring, analytics } from '../../ui/telemetry.ts';
import { useIdle } from '../../ui/useIdle.ts';
import { createMuiTheme } from '../../ui/theme/muiTheme.ts';
import { useScheme } from '../../ui/theme/themeChoice.ts';
import { adminState, portalState } from './consoleState.ts';
import { styleCache } from './styleCache.ts';
import { chat } from '../../../resources/support/shared/chat.ts';
import { setSessionHint } from '../session/storage.ts';
import { translatePublic } from '../../ui/i18n/translatePublic.ts';
import { signOutIdleUser } from '../session/signOut.ts';
import { notifyNavigation } from '../../ui/navigation/path.ts';

/** Identifies the user by id to analytics, and restarts the chat when the user changes (AUTH-28). */
function usePersonalServices(userId: string): void {
  useEffect(() => {
    setSessionHint(true);
    analytics.identify(userId);
    return () => chat.restart();
  }, [userId]);
}

/** Signs out an idle user. The server ends idle sessions as well, but only this removes patients from the screen. */
function useIdleSignOut(): void {
  const { idleMinutes } = configuration();
  useIdle(idleMinutes, () => void signOutIdleUser(translatePublic('session.idle', { count: idleMinutes })));
}

/**
 * Follows changes of the user's rights and organization on the next page and when the window is shown again (OPEN-166).
 * The page that the console opens with, and the one it redirects that to, come right after the session was read.
 */
function useFollowedViewer(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const opened = useRef(false);
  const follow = useEffectEvent(() => {
    if (opened.current && type !== NavigationType.Replace) void followViewer();
    opened.current = true;
  });
  useEffect(() => follow(), [pathname]);
  useEffect(() => {
    const onShown = () => {
      if (!document.hidden) void followViewer();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, []);
}

/** Reports navigation of the console's router to the code outside it, before paint. */
export const NavigationNotifier = () => {
  const { pathname } = useLocation();
  useLayoutEffect(notifyNavigation, [pathname]);
  return null;
};

/** Replaces all pages while the organization requires a second factor that the user has not set up. */
const SecondFactorPage = lazy(() => import('../session/proof/SecondFactorPage.tsx'));

const ConsoleLoading = () => <Waiting />;

const ConsoleFailure = ({ error }: { error: Error }) => {
  useEffect(() => monitoring.report(error, 'A page of the console failed'), [error]);
  return <FatalError />;
};

/** A view of a resource. react-admin also opens it for deeper paths, which are unknown here. */
const View = ({ page: Page }: { page: ComponentType }) => (useParams()['*'] ? <NotFound /> : <Page />);
const createView = (page: ComponentType | undefined) => page && <View page={page} />;

interface NumberedProps {
  page: ComponentType;
  /** Parameter of the path. */
  id: string;
}

/** A page about one record, which only a number names. */
const NumberedPage = ({ page: Page, id }: NumberedProps) =>
  /^\d+$/.test(useParams()[id] ?? '') ? <Page /> : <NotFound />;

const createPage = (page: ComponentType, id: string | undefined) =>
  id ? <NumberedPage page={page} id={id} /> : createElement(page);

const mountResource = ({ list, create, edit, show, ...resource }: PluginResource) => (
  <Resource
    key={resource.name}
    {...resource}
    list={createView(list)}
    create={createView(create)}
    edit={createView(edit)}
    show={createView(show)}
  >
    <Route path="*" element={<NotFound />} />
  </Resource>
);

interface Props {
  viewer: CurrentUser;
  plugins: readonly Plugin[];
  dataProvider: ConsoleDataProvider;
  menu: MenuItem[];
  /** Path of the console, without trailing slash. */
  basename: '' | '/admin';
  /** Redirect for pages that the viewer may not open. */
  deniedTo: string;
  /** Redirect of the console's root. */
  landing?: string;
}

/**
 * react-admin's core with our layout, for both consoles (no stock layout, sign-in or notification). Remounted when the
 * language changes.
 */
export const Console = memo(function Console({
  viewer,
  plugins,
  dataProvider,
  menu,
  basename,
  deniedTo,
  landing,
}: Props) {
  const scheme = useScheme();
  const theme = useMemo(() => createMuiTheme(scheme, spanishCatalogue()?.portal?.theme), [scheme]);
  const authProvider = useMemo(() => createAuthProvider(dataProvider), [dataProvider]);
  const i18nProvider = useMemo(() => createI18nProvider(plugins), [plugins]);
  const routes = useMemo(() => buildRoutes(viewer, plugins, deniedTo), [viewer, plugins, deniedTo]);
  const visible = useMemo(() => plugins.filter((plugin) => plugin.visibleTo(viewer)), [plugins, viewer]);
  const resources = visible.flatMap((plugin) => plugin.resources ?? []);
  const frame = useMemo(
    () => ({ viewer, menu, routes, everywhere: visible.flatMap(({ everywhere }) => everywhere ?? []) }),
    [viewer, menu, routes, visible],
  );
  usePersonalServices(viewer.userId);
  useIdleSignOut();
  useFollowedViewer();
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme}>
        <LayoutContext value={frame}>
          <CoreAdminContext
            authProvider={authProvider}
            dataProvider={dataProvider}
            i18nProvider={i18nProvider}
            {...(basename ? adminState : portalState)}
            basename={basename}
          >
            {viewer.secondFactorDue ? (
              <Suspense fallback={<Waiting />}>
                <SecondFactorPage due={viewer.secondFactorDue} />
              </Suspense>
            ) : (
              <CoreAdminUI
                layout={Layout}
                catchAll={NotFound}
                loading={ConsoleLoading}
                error={ConsoleFailure}
                title={configuration().brand.name}
                loginPage={false}
                disableTelemetry
              >
                {resources.map(mountResource)}
                <CustomRoutes>
                  {landing && <Route path="/" element={<Navigate to={landing} replace />} />}
                  {routes.map(
                    ({ path, page, redirectTo, numericId, isResource }) =>
                      !isResource && (
                        <Route
                          key={path}
                          path={path.slice(basename.length)}
                          element={
                            page ? createPage(page, numericId) : <Navigate to={redirectTo ?? deniedTo} replace />
                          }
                        />
                      ),
                  )}
                </CustomRoutes>
              </CoreAdminUI>
            )}
            <ProofHost />
            <NotificationBridge />
          </CoreAdminContext>
        </LayoutContext>
      </ThemeProvider>
    </CacheProvider>
  );
});
