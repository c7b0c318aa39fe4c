import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { root } from './system.mjs';

// Draws the sign-in page into the built page, so that its form is visible before any script has run.
const dist = path.join(root, 'dist');
const server = await createServer({
  root,
  mode: 'production',
  // The project's own settings would start the API.
  configFile: false,
  plugins: [react()],
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
  appType: 'custom',
  logLevel: 'warn',
});
try {
  const { renderSignIn } = await server.ssrLoadModule('/src/app/prerender.tsx');
  const page = await readFile(path.join(dist, 'index.html'), 'utf8');
  const empty = '<div id="root"></div>';
  if (!page.includes(empty)) throw new Error(`dist/index.html has no ${empty} to draw into.`);
  const drawn = renderSignIn();
  if (/\sstyle="/.test(drawn))
    throw new Error('The sign-in page has a style attribute, which the content security policy refuses.');
  await writeFile(
    path.join(dist, 'sign-in.html'),
    page.replace(empty, () => `<div id="root">${drawn}</div>`),
  );
} finally {
  await server.close();
}
