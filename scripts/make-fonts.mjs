import { spawnSync } from 'node:child_process';
import { mkdtempSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './system.mjs';

// Makes the files of the typeface that are kept in the project, from the packages below. Only needed for another version or
// other characters: node scripts/make-fonts.mjs
const packages = ['@fontsource-variable/atkinson-hyperlegible-next@5.3.0', 'subset-font@2.9.0'];
const family = packages[0].slice(0, packages[0].lastIndexOf('@'));

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
/** By the name of the package's file: basic Latin, Latin-1 and the punctuation that texts use; Latin Extended-A. */
const alphabets = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœ–—‘’“”•…€™−`.replaceAll(/[¤¦¨¬¯´¸]/g, ''),
  'latin-ext': range(0x100, 0x17f),
};
/** Weights of the pages, in one file, and of the PDFs, which need a file for each. */
const outputs = [
  { folder: 'src/ui/theme/fonts', name: 'variable', targetFormat: 'woff2', wght: { min: 400, max: 700 } },
  { folder: 'server/platform/pdf/fonts', name: 'regular', targetFormat: 'sfnt', wght: 400 },
  { folder: 'server/platform/pdf/fonts', name: 'bold', targetFormat: 'sfnt', wght: 600 },
];

const workshop = mkdtempSync(path.join(tmpdir(), 'fonts-'));
try {
  const installed = spawnSync('npm', ['install', '--no-save', '--ignore-scripts', ...packages], {
    cwd: workshop,
    stdio: 'inherit',
  });
  if (installed.status !== 0) throw new Error('The packages could not be installed.');
  const subset = createRequire(path.join(workshop, 'index.js'))('subset-font');
  const source = path.join(workshop, 'node_modules', family);
  for (const [alphabet, letters] of Object.entries(alphabets)) {
    const whole = readFileSync(path.join(source, `files/${path.basename(family)}-${alphabet}-wght-normal.woff2`));
    for (const { folder, name, targetFormat, wght } of outputs) {
      const file = path.join(folder, `${alphabet}-${name}.${targetFormat === 'sfnt' ? 'ttf' : targetFormat}`);
      const font = await subset(whole, letters, { targetFormat, variationAxes: { wght } });
      writeFileSync(path.join(root, file), font);
      console.log(`${file}: ${(font.length / 1000).toFixed(1)} kB`);
    }
  }
  for (const folder of new Set(outputs.map(({ folder: each }) => each)))
    copyFileSync(path.join(source, 'LICENSE'), path.join(root, folder, 'OFL.txt'));
} finally {
  rmSync(workshop, { recursive: true, force: true });
}
