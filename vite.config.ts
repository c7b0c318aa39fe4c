import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { cssVariables } from './src/theme/cssVariables.ts';

const publicCss = new URL('src/pages/public.css', import.meta.url);

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
const stylesInPage = (): Plugin => ({
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

/** In development the API runs inside Vite, so that browser and API share one port and real cookies. */
const apiInVite = (): Plugin => ({
  name: 'api-in-vite',
  apply: 'serve',
  async configureServer(server) {
    if (process.env.VITEST) return;
    const { apiListener } = await import('./server/dev.ts');
    const listener = await apiListener();
    server.middlewares.use((request, response, next) => {
      if (request.url === '/api' || request.url?.startsWith('/api/')) listener(request, response);
      else next();
    });
  },
});

export default defineConfig({
  plugins: [react(), stylesInPage(), apiInVite()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    manifest: true,
    target: ['chrome111', 'firefox113', 'safari16.4'],
    // A bundle analysis reads the sizes; the browser needs no polyfill for preloading.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // All that a visitor needs, in one file; what stands here is loaded by nobody twice.
            { name: 'public', tags: ['$initial'], priority: 5 },
            // The frame of both consoles with its libraries, in one file that the sign-in page fetches ahead.
            { name: 'console', test: /[\\/](Console\.tsx|consoles[\\/](menus|shellPlugins)\.ts|src[\\/]plugins\.ts|dataProvider[\\/]provider\.ts|domain[\\/]calendar\.ts)$/, priority: 4 },
            // What every list needs, and what the vendor console needs before its first page.
            { name: 'list', test: /src[\\/]components[\\/](RecordList|SearchFilter|StatusChip|DialogButtons|filterLook)\.tsx?$/, priority: 3 },
            { name: 'admin', test: /src[\\/]consoles[\\/]AdminConsole\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
});
