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

/** The page names the chunks of a module that its script imports dynamically, so that the browser fetches all at once. */
export const preloadInPage = (module: string): Plugin => ({
  name: 'preload-in-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {}, chunk: entry }) {
      const found = Object.values(bundle).find((each) => each.type === 'chunk' && each.moduleIds.includes(module));
      if (found?.type !== 'chunk') throw new Error(`${module} has no chunk of its own.`);
      return [found.fileName, ...found.imports]
        .filter((file) => file !== entry?.fileName)
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/p/${file}`, nonce: '__CSP_NONCE__' },
          injectTo: 'head' as const,
        }));
    },
  },
});
