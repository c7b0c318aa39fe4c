import { prepare, rememberedLanguage } from '../i18n/language.ts';
import { isPublicPath, withSlash } from '../navigation/path.ts';

const ignoreFailure = () => undefined;

/**
 * Fetches a console, its Spanish where the browser remembers that, and the page at `path` side by side, while the session is still being asked for: otherwise each
 * would wait for the one before. What fails here is tried again when it is needed.
 */
export function warmUp(path: string): void {
  const wanted = withSlash(path === '/' ? '/home/' : path);
  if (isPublicPath(wanted)) return;
  const isVendor = wanted.startsWith('/admin/');
  void prepare(rememberedLanguage(), isVendor ? 'admin' : 'portal');
  const console = isVendor ? import('./AdminConsole.tsx') : import('./PortalConsole.tsx');
  console.catch(ignoreFailure);
  import('./knownPaths.ts').then(({ preloadPage }) => preloadPage(wanted)).catch(ignoreFailure);
}
