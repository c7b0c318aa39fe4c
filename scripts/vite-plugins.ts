import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { cssVariables } from '../src/ui/theme/tokens.ts';

/**
 * The oldest browsers that have what the code calls and nothing stands in for: AbortSignal.any (Firefox, Safari),
 * URL.canParse (Chrome). docs/OPERATING.md names them.
 */
export const browsers = ['chrome120', 'firefox124', 'safari17.4'];

const publicCss = new URL('../src/app/pages/public.css', import.meta.url);

const squeeze = (css: string) =>
  css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};:,]) ?/g, '$1')
    .replaceAll(';}', '}');

/**
 * The tokens and the public pages' few rules stand in the page itself: nothing else has to arrive before the
 * sign-in page is drawn. The server puts its nonce in place of `__CSP_NONCE__`.
 */
export const stylesInPage = (): Plugin => ({
  name: 'styles-in-page',
  configureServer(server) {
    server.watcher.on('change', (file) => {
      if (file.endsWith('public.css') || file.endsWith('tokens.ts')) server.ws.send({ type: 'full-reload' });
    });
  },
  transformIndexHtml() {
    const css = squeeze(cssVariables() + readFileSync(publicCss, 'utf8'));
    return [{ tag: 'style', attrs: { nonce: '__CSP_NONCE__' }, children: css, injectTo: 'head' }];
  },
});

/** The summaries of calls are for the API's documentation: no browser shows them. Positions stay for the source maps. */
export const removeSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]contract[\\/].*\.ts$/ },
    handler: (code) => ({
      code: code.replaceAll(/\bsummary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),/g, (summary) =>
        summary.replaceAll(/[^\n]/g, ' '),
      ),
      map: null,
    }),
  },
});
