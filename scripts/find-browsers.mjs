import { aptInstall, canAptInstall, onPath } from './system.mjs';

/** What runs the stories of each browser, and the Debian package that has it. */
const needed = {
  chromium: {},
  firefox: { 'firefox-esr': 'firefox-esr' },
  webkit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
};

export const browsers = Object.keys(needed);

/**
 * Installs what a browser's stories need and the machine lacks, as root on Debian; elsewhere throws an Error that says
 * what to install.
 */
export function ensureBrowser(browser) {
  const missing = () => Object.entries(needed[browser]).filter(([program]) => !onPath(program));
  for (const [, name] of missing()) if (canAptInstall()) aptInstall(name);
  const packages = missing().map(([, name]) => name);
  if (packages.length === 0) return;
  throw new Error(
    `The stories in ${browser} need ${missing()
      .map(([program]) => program)
      .join(' and ')}. On Debian, as root: apt-get install ${packages.join(' ')}`,
  );
}
