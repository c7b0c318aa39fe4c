import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers, removeSummaries, stylesInPage } from './scripts/vite-plugins.ts';

/**
 * The page behind a patient's personal link (decision 0050): a build of its own beside the portal's, so that neither
 * loads or moves the other's code.
 */
export default defineConfig({
  base: '/p/',
  publicDir: 'src/app/patient/public',
  plugins: [removeSummaries(), react(), stylesInPage()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/p',
    target: browsers,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'patient.html' },
  },
});
