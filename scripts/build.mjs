import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root, runNode, vite } from './system.mjs';

const rooms = ['contract', 'domain', 'packages', 'dataProvider', 'authProvider', 'resources', 'src', 'public'];
const files = [
  'index.html',
  'patient.html',
  'vite.config.ts',
  'vite.patient.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/prerender.mjs',
  'scripts/tracking-models.ts',
  'scripts/vite-plugins.ts',
];
const dist = path.join(root, 'dist');
const stampFile = path.join(dist, '.build-stamp');

/** Builds `dist/` unless it already is what the sources make: bundles, prerendered pages, compressed copies. */
export async function build() {
  const stamp = sourcesStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const started = performance.now();
  await must([...vite, 'build']);
  await must([...vite, 'build', '--config', 'vite.patient.config.ts']);
  if (existsSync(path.join(root, 'scripts/prerender.mjs'))) await must(['scripts/prerender.mjs']);
  await compressAll();
  writeFileSync(stampFile, stamp);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

async function must(args) {
  const code = await runNode(args, { env: { ...process.env, NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`${args.join(' ')} ended with code ${code}.`);
}

/** Hash over the sources without their tests, and over the settings that Vite writes into the bundles. */
function sourcesStamp() {
  const hash = createHash('sha256');
  for (const file of [...rooms, ...files].flatMap(filesUnder).filter((name) => !/\.test\.tsx?$/.test(name))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return hash.update(JSON.stringify(settings.map(String).toSorted((a, b) => a.localeCompare(b)))).digest('hex');
}

function filesUnder(entry) {
  const full = path.join(root, entry);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [entry];
  return readdirSync(full)
    .toSorted((a, b) => a.localeCompare(b))
    .flatMap((name) => filesUnder(path.join(entry, name)));
}

/** Brotli and gzip beside every text file and WebAssembly, so that the server only picks one. */
async function compressAll() {
  const names = readdirSync(dist, { recursive: true }).filter((name) => /\.(js|css|html|svg|json|wasm)$/.test(name));
  await Promise.all(names.map((name) => compress(path.join(dist, name))));
}

async function compress(file) {
  const text = await readFile(file);
  // Megabytes at the highest step would take longer than all the rest of a build.
  const [quality, level] = file.endsWith('.wasm') ? [5, 6] : [11, 9];
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level }));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await build();
