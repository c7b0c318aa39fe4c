import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { createElement, lazy, memo, Suspense, useEffect, useMemo, type ComponentType } from 'react';
import { Navigate, Route, useParams } from 'react-router';
import { authProviderFor } from '../../authProvider/authProvider.ts';
import type { CurrentUser } from '../../contract/users.ts';
import type { ConsoleDataProvider } from '../../dataProvider/provider.ts';
import { configuration } from '../configuration.ts';
import { i18nProviderFor } from '../i18n/i18nProvider.ts';
import { spanish } from '../i18n/language.ts';
import { Layout } from '../layout/Layout.tsx';
import { LayoutContext } from '../layout/LayoutContext.ts';
import { NotificationBridge } from '../layout/NotificationBridge.tsx';
import { FatalError } from '../pages/FatalError.tsx';
import NotFound from '../pages/NotFound.tsx';
import { Waiting } from '../pages/Waiting.tsx';
import { routesFor, type MenuItem, type Plugin, type PluginResource } from '../plugin.ts';
import { ProofDesk } from '../session/proof/ProofDesk.tsx';
import { monitoring } from '../telemetry/monitoring.ts';
import { muiThemeOf } from '../theme/muiTheme.ts';
import { useScheme } from '../theme/themeChoice.ts';
import { adminState, portalState } from './consoleState.ts';
import { styleCache } from './styleCache.ts';
import { useIdleSignOut } from './useIdleSignOut.ts';
import { usePersonalServices } from './usePersonalServices.ts';

/** Stands in the place of all pages while the organization waits for a second factor. */
const SecondFactorPage = lazy(() => import('../session/proof/SecondFactorPage.tsx'));

const ConsoleLoading = () => <Waiting />;

const ConsoleFailure = ({ error }: { error: Error }) => {
  useEffect(() => monitoring.report(error, 'A page of the console failed'), [error]);
  return <FatalError />;
};

/** A view of a resource. react-admin opens it for every address below as well: what is none of its own is unknown. */
const View = ({ page: Page }: { page: ComponentType }) => (useParams()['*'] ? <NotFound /> : <Page />);
const viewOf = (page: ComponentType | undefined) => page && <View page={page} />;

const mountResource = ({ list, create, edit, show, ...resource }: PluginResource) => (
  <Resource
    key={resource.name}
    {...resource}
    list={viewOf(list)}
    create={viewOf(create)}
    edit={viewOf(edit)}
    show={viewOf(show)}
  >
    <Route path="*" element={<NotFound />} />
  </Resource>
);

interface Props {
  viewer: CurrentUser;
  plugins: readonly Plugin[];
  dataProvider: ConsoleDataProvider;
  menu: MenuItem[];
  /** Where the console is mounted, without a slash at the end. */
  basename: '' | '/admin';
  /** Where a page leads that the viewer may not open. */
  refused: string;
  /** Where the console's own root leads. */
  landing?: string;
}

/**
 * react-admin's core inside our own frame: the same for both consoles (no stock layout, sign-in or notification). It is mounted
 * anew for another language.
 */
export const Console = memo(function Console({
  viewer,
  plugins,
  dataProvider,
  menu,
  basename,
  refused,
  landing,
}: Props) {
  const scheme = useScheme();
  const theme = useMemo(() => muiThemeOf(scheme, spanish()?.portal?.theme), [scheme]);
  const authProvider = useMemo(() => authProviderFor(dataProvider), [dataProvider]);
  const i18nProvider = useMemo(() => i18nProviderFor(plugins), [plugins]);
  const routes = useMemo(() => routesFor(viewer, plugins, refused), [viewer, plugins, refused]);
  const visible = useMemo(() => plugins.filter((plugin) => plugin.visibleTo(viewer)), [plugins, viewer]);
  const resources = visible.flatMap((plugin) => plugin.resources ?? []);
  const frame = useMemo(
    () => ({ viewer, menu, routes, everywhere: visible.flatMap(({ everywhere }) => everywhere ?? []) }),
    [viewer, menu, routes, visible],
  );
  usePersonalServices(viewer.userId);
  useIdleSignOut();
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
                    ({ path, page, redirectTo, isResource }) =>
                      !isResource && (
                        <Route
                          key={path}
                          path={path.slice(basename.length)}
                          element={page ? createElement(page) : <Navigate to={redirectTo ?? refused} replace />}
                        />
                      ),
                  )}
                </CustomRoutes>
              </CoreAdminUI>
            )}
            <ProofDesk />
            <NotificationBridge />
          </CoreAdminContext>
        </LayoutContext>
      </ThemeProvider>
    </CacheProvider>
  );
});
