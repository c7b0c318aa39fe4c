import process from 'node:process';
import { build } from './build.mjs';
import { browsers, ensureBrowser } from './find-browsers.mjs';
import { findBrowser } from './find-browser.mjs';
import { runNode } from './system.mjs';

/*
 * The stories of tests/browsers in the browsers that people have besides Chromium: Firefox, and WebKit, which is Safari's
 * engine and every browser's on an iPad. Never part of `npm test`. In Chromium, by its name, a story itself is checked.
 * STORY_PICTURES=folder keeps pictures of the pages.
 */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !browsers.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. Usage: npm run test:browsers -- [${browsers.join('|')}]…`);
  process.exit(2);
}
const chosen = wanted.length > 0 ? wanted : browsers.filter((name) => name !== 'chromium');
try {
  for (const name of chosen) ensureBrowser(name);
  if (chosen.includes('chromium')) process.env.CHROMIUM_PATH = await findBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await build();
const failed = [];
for (const name of chosen) {
  console.log(`\n== ${name}`);
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'browsers'];
  if ((await runNode(args, { env: { ...process.env, STORY_BROWSER: name } })) !== 0) failed.push(name);
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll passed');
process.exitCode = failed.length > 0 ? 1 : 0;
