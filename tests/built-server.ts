import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache/portal-tests');

/** What the server is made of: its name changes with any of it. */
function hashSources(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of ['contract', 'domain', 'packages', 'server'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted())
      if (/\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
        hash.update(name).update(readFileSync(join(root, folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Files beside a module (migrations, workers, demo data) stay where they are. */
const keepModuleUrls: Plugin = {
  name: 'keep-module-urls',
  transform: (code, id) =>
    code.includes('import.meta.url') && !id.includes('node_modules')
      ? { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }
      : undefined,
};

async function buildServer(): Promise<string> {
  const name = `server-${hashSources()}`;
  const file = join(cache, name, 'main.mjs');
  if (existsSync(file)) return file;
  const draft = `${name}.${process.pid}`;
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [keepModuleUrls],
    build: {
      ssr: 'server/main.ts',
      outDir: join(cache, draft),
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.mjs', codeSplitting: false } },
    },
  });
  try {
    renameSync(join(cache, draft), join(cache, name));
  } catch {
    // Another process of the tests was first: its file is the same.
  }
  return file;
}

let built: Promise<string> | undefined;
/** The server in one file: it starts in half the time that loading a thousand modules takes, and tests start it often. */
export const builtServer = (): Promise<string> => (built ??= buildServer());
