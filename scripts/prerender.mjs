import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { root } from './system.mjs';

/** The files of a chunk of `vite.config.ts` and of all that it imports, but those that the page names itself. */
function listFiles(chunks, name) {
  const files = new Set();
  const add = (key) => {
    const { file, imports = [], isEntry } = chunks.find(([known]) => known === key)[1];
    if (isEntry || files.has(file)) return;
    files.add(file);
    for (const imported of imports) add(imported);
  };
  add(chunks.find(([, chunk]) => chunk.name === name && !chunk.src)[0]);
  return [...files];
}

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
  // A browser with a session gets a page that names the scripts of its console, so that they are fetched with the page's own.
  const chunks = Object.entries(JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')));
  for (const [name, chunk] of [
    ['portal', 'contents'],
    ['vendor', 'vendor'],
  ]) {
    const links = listFiles(chunks, chunk).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    await writeFile(
      path.join(dist, `${name}.html`),
      page.replace('</head>', () => `${links.join('')}</head>`),
    );
  }
} finally {
  await server.close();
}
