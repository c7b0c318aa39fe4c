import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { browsers, preloadInPage, removeSummaries, stylesInPage } from './scripts/vite-plugins.ts';

const page = fileURLToPath(new URL('src/app/patient/main.tsx', import.meta.url));

interface Chunking {
  getModuleInfo: (module: string) => { importedIds: readonly string[] } | null;
}

/** Whether a module is the entry or one that it needs, not counting dynamic imports. */
function isPartOf(entry: string, module: string, chunking: Chunking, known = new Set<string>()): boolean {
  if (entry === module) return true;
  known.add(entry);
  return (chunking.getModuleInfo(entry)?.importedIds ?? []).some(
    (imported) => !known.has(imported) && isPartOf(imported, module, chunking, known),
  );
}

/**
 * The page behind a patient's personal link (decision 0050): a build of its own beside the portal's, so that neither
 * loads or moves the other's code.
 */
export default defineConfig({
  base: '/p/',
  publicDir: 'src/app/patient/public',
  plugins: [removeSummaries(), react(), stylesInPage(), preloadInPage(page)],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/p',
    target: browsers,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'patient.html',
      output: {
        hashCharacters: 'hex',
        codeSplitting: {
          // What starts the page is one small file, with the bundler's own; the page another, whatever its later parts
          // share with it.
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: (module, chunking) => (isPartOf(page, module, chunking) ? 'page' : null), priority: 1 },
          ],
        },
      },
    },
  },
});
