import { createRoot, hydrateRoot } from 'react-dom/client';
import { configureFailover } from '../../dataProvider/failover.ts';
import { App } from './App.tsx';
import { configuration, defaultConfiguration } from '../ui/configuration.ts';
import { rememberedLanguage, setLocale, loadMessages } from '../ui/i18n/language.ts';
import { reloadWhenOutdated, reloadWhenRestored } from '../ui/navigation/reload.ts';
import { hasSessionHint } from './session/storage.ts';
import { startSession, watchSessionEnd } from './session/session.ts';
import { startTheme } from '../ui/theme/themeChoice.ts';
import { loadTypeface } from '../ui/theme/typeface.ts';
import { showStoredToast } from '../ui/toasts/toasts.ts';
import { isPublicPath, withTrailingSlash } from '../../domain/platform/public-paths.ts';
import { addListener } from '../../dataProvider/listeners.ts';
import { monitoring } from '../ui/telemetry.ts';

const ignoreFailure = () => undefined;

/**
 * Loads a console, the stored language's messages and the page at `path` in parallel while the session is still
 * loading; otherwise each would wait for the previous one. What fails here is loaded again when it is needed.
 */
function prefetch(path: string): void {
  const wanted = withTrailingSlash(path === '/' ? '/home/' : path);
  if (isPublicPath(wanted)) return;
  const isVendor = wanted.startsWith('/admin/');
  void loadMessages(rememberedLanguage(), isVendor ? 'admin' : 'portal');
  const console = isVendor ? import('./consoles/AdminConsole.tsx') : import('./consoles/PortalConsole.tsx');
  console.catch(ignoreFailure);
  import('./consoles/knownPaths.ts').then(({ preloadPage }) => preloadPage(wanted)).catch(ignoreFailure);
}

/** Reports responses of 500 to 599 by the name of the call, without its data (API-64). */
const watchServerErrors = (): (() => void) =>
  addListener({
    serverError: ({ status }, callId) => monitoring.report(new Error(`${callId} answered ${status}`), 'API'),
  });

configureFailover(configuration().failoverBases);
void startSession();
if (hasSessionHint()) prefetch(window.location.pathname);
startTheme();
loadTypeface();
reloadWhenOutdated();
reloadWhenRestored();
watchSessionEnd();
watchServerErrors();
showStoredToast();

const remembered = rememberedLanguage();
const root = document.getElementById('root') as HTMLElement;
const { brand, links } = configuration();
const asPrerendered =
  JSON.stringify([brand, links]) === JSON.stringify([defaultConfiguration.brand, defaultConfiguration.links]);

// The prerendered sign-in page has the default brand in English; otherwise it is rendered again.
if (remembered !== 'en') void setLocale(remembered).then(() => createRoot(root).render(<App />));
else if (root.firstChild && asPrerendered) hydrateRoot(root, <App />);
else createRoot(root).render(<App />);
