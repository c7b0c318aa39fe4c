import { createRoot, hydrateRoot } from 'react-dom/client';
import { configureFailover } from '../dataProvider/failover.ts';
import { App } from './App.tsx';
import { configuration, defaultConfiguration } from './configuration.ts';
import { warmUp } from './consoles/warmUp.ts';
import { rememberedLanguage, speak } from './i18n/language.ts';
import { reloadWhenOutdated, reloadWhenRestored } from './navigation/reload.ts';
import { likelySignedIn } from './session/likelySignedIn.ts';
import { startSession, watchSessionEnd } from './session/session.ts';
import { watchServerFaults } from './telemetry/serverFaults.ts';
import { startTheme } from './theme/themeChoice.ts';
import { showKeptToast } from './toasts/toasts.ts';

configureFailover(configuration().failoverBases);
void startSession();
if (likelySignedIn()) warmUp(window.location.pathname);
startTheme();
reloadWhenOutdated();
reloadWhenRestored();
watchSessionEnd();
watchServerFaults();
showKeptToast();

const remembered = rememberedLanguage();
const root = document.getElementById('root') as HTMLElement;
const { brand, links } = configuration();
const asPrerendered =
  JSON.stringify([brand, links]) === JSON.stringify([defaultConfiguration.brand, defaultConfiguration.links]);

// The prerendered sign-in page shows the default brand in English: another one is drawn anew.
if (remembered !== 'en') void speak(remembered).then(() => createRoot(root).render(<App />));
else if (root.firstChild && asPrerendered) hydrateRoot(root, <App />);
else createRoot(root).render(<App />);
