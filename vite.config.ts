import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { servedModels } from './scripts/tracking-models.ts';
import { browsers, removeSummaries, stylesInPage } from './scripts/vite-plugins.ts';

/** In development the API runs inside Vite, so that browser and API share one port and real cookies. */
const apiInVite = (): Plugin => ({
  name: 'api-in-vite',
  apply: 'serve',
  async configureServer(server) {
    if (process.env.VITEST) return;
    const { createApiListener: apiListener } = await import('./server/dev.ts');
    const listener = await apiListener();
    server.middlewares.use((request, response, next) => {
      const url = request.url ?? '';
      if (/^\/(api|fhir|\.well-known)(\/|$)/.test(url)) {
        listener(request, response);
        return;
      }
      // The page of patients is another one (vite.patient.config.ts).
      if (/^\/p\/[\w-]*$/.test(url)) request.url = '/patient.html';
      next();
    });
  },
});

const consoleParts = [
  /src[\\/]app[\\/]consoles[\\/](Console|shellPlugins|knownPaths)\.tsx?$/,
  // Parts that bring text fields, tooltips or frames come with the screens that have some.
  /src[\\/](app[\\/]layout|ui)[\\/](?!FormField|Record|ResourceList|SessionCells|EmbeddedPage|ReportDateForm|FilePicker|SortableList|ManyChoice|Toggle)\w+\.tsx?$/,
  /src[\\/]ui[\\/]lists[\\/](column|listAddress|useSidewaysScroll|saved\.messages\.en|SavedFiltersButton|useLocationFilterNavigation)\.tsx?$/,
  /(contract[\\/](patients[\\/]patients|programs[\\/]prescription|(team|locations|organizations)[\\/]fields|platform[\\/](states|enumerations)|scan-modules[\\/]scan-modules)|domain[\\/]platform[\\/]calendar|dataProvider[\\/]provider)\.ts$/,
  /@mui[\\/]material[\\/](esm[\\/])?Tabs?[\\/]/,
  /(ra-core|@tanstack)[\\/].*[\\/](useListContext|useMutation)\./,
  // Icons are small: one that two screens share would be a request of its own.
  /@mui[\\/]icons-material[\\/]/,
].reduce((all, part) => new RegExp(`${all.source}|${part.source}`));

export default defineConfig({
  plugins: [removeSummaries(), react(), stylesInPage(), apiInVite(), servedModels()],
  resolve: {
    alias: {
      'jsonexport/dist/index.js': fileURLToPath(new URL('src/ui/export/jsonExport.ts', import.meta.url)),
      'react-router-dom': fileURLToPath(new URL('src/ui/navigation/routerDom.ts', import.meta.url)),
      'object.entries': fileURLToPath(new URL('src/ui/i18n/objectEntries.cjs', import.meta.url)),
    },
  },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    manifest: true,
    target: browsers,
    // A bundle analysis reads the sizes; the browser needs no polyfill for preloading.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Chunks name others by their hashes, which hardly compress; hexadecimal ones do best.
        hashCharacters: 'hex',
        codeSplitting: {
          groups: [
            // All that a visitor needs, in one file; what stands here is loaded by nobody twice.
            { name: 'public', tags: ['$initial'], priority: 7 },
            // What the public pages besides the sign-in page share: one request, without the consoles.
            {
              name: 'visitor',
              test: /contract[\\/]identity[\\/]account\.ts|dataProvider[\\/]public[\\/]account|messages[\\/]visitor-pages\.en/,
              priority: 7,
            },
            // The vendor console: its features, its calls and its first list. A provider never loads it.
            {
              name: 'vendor',
              test: /src[\\/]app[\\/](vendorPlugins|consoles[\\/]AdminConsole)\.tsx?$|contract[\\/](organizations[\\/]admin-|search[\\/]search|settings[\\/]settings|team[\\/]admin-|saved-filters[\\/]saved-filters)|dataProvider[\\/]admin\.ts|organizations[\\/]admin[\\/](OrganizationList|Access|access)|ui[\\/]lists[\\/](ListTools|useExport)|ra-ui-materialui[\\/].*[\\/]CreateButton/,
              priority: 3,
            },
            // The portal's features and its first list, in one request.
            {
              name: 'contents',
              test: /src[\\/]app[\\/](plugins|consoles[\\/]PortalConsole)\.tsx?$|resources[\\/]patients[\\/]PatientList/,
              priority: 2,
            },
            // The frame of both consoles and what the first list and most pages need: fetched ahead by the
            // sign-in page, and one request afterwards.
            { name: 'console', test: consoleParts, priority: 6 },
            // What tables of records have in common with other screens, so that those need not load the tables.
            {
              name: 'controls',
              test: /@mui[\\/]material[\\/](esm[\\/])?(TextField|Checkbox|DialogActions|Collapse)[\\/]/,
              priority: 5,
            },
            { name: 'tooltips', test: /@mui[\\/]material[\\/](esm[\\/])?Tooltip[\\/]/, priority: 5 },
            { name: 'lodash', test: /node_modules[\\/]lodash[\\/]/, priority: 5 },
            // The tables of records, without which the portal's first list gets by.
            { name: 'tables', test: /src[\\/]ui[\\/](Record(Table|List)|ResourceList)\.tsx$/, priority: 4 },
            // What reads and writes films stands with a screen that does, for the reason below.
            {
              name: 'film-rules',
              test: /domain[\\/]exercises[\\/]media[\\/]|contract[\\/]exercises[\\/]limits/,
              priority: 2,
            },
            // The facts of exercises stand with what loads them, so that the form of own exercises makes no request of them.
            {
              name: 'exercise-facts',
              test: /exercises[\\/]shared[\\/]useExerciseFacts|contract[\\/]exercises[\\/]fact/,
              priority: 1,
            },
            { name: 'film', test: /own[\\/]film[\\/](read|convert)Film|session-replay[\\/]makeClip/, priority: 1 },
            // Reading CSV files stands with a screen that does: a chunk of the library alone would need the bundler's
            // runtime without the public chunk, and that would become a request of every page.
            {
              name: 'csv',
              test: /papaparse|jsonexport[\\/]dist|domain[\\/]platform[\\/]csv\.ts|gait[\\/]reconcile[\\/]LeftOutButton/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
