import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { launchChromium, SOFTWARE_WEBGL } from '../chromium.ts';
import { films, type Film } from './films.ts';

const scenes = fileURLToPath(new URL('scenes/', import.meta.url));
const { resolve } = createRequire(import.meta.url);
const hand = (side: string) =>
  readFileSync(resolve(`@webxr-input-profiles/assets/dist/profiles/generic-hand/${side}.glb`)).toString('base64');

/** Everything that a film is made of. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(new URL('films.ts', import.meta.url))));
  for (const file of readdirSync(scenes).toSorted()) hash.update(readFileSync(join(scenes, file)));
  return hash.digest('hex').slice(0, 16);
}

/** The scenes and what they need, as one script for a page. */
async function scenesScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(scenes, 'scenes.mjs'), formats: ['iife'], name: 'scenes' },
    },
  })) as Rolldown.RolldownOutput[];
  return built[0]!.output[0].code;
}

async function drawFilm(page: Page, { scene, at, seconds }: Film): Promise<Buffer> {
  await page.evaluate(
    `(async () => { globalThis.show = await ${scene}(${JSON.stringify({ left: hand('left'), right: hand('right') })}) })()`,
  );
  const pictures: Buffer[] = [];
  for (let frame = 0; frame < seconds * 30; frame++) {
    const { jpeg } = await page.evaluate<{ jpeg: string }>(`show(${JSON.stringify(at(frame / 30))})`);
    pictures.push(Buffer.from(jpeg.slice(jpeg.indexOf(',') + 1), 'base64'));
  }
  return Buffer.concat(pictures);
}

/** Another story may have drawn the same meanwhile. */
function keep(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
}

/**
 * Draws what the cameras of the stories see, as motion JPEGs of 30 pictures a second, and answers the folder with one file a
 * film. They are kept until their sources change.
 */
export async function drawFilms(): Promise<string> {
  const folder = join(tmpdir(), `portal-films-${fingerprint()}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft);
  const browser = await launchChromium(SOFTWARE_WEBGL);
  const page = await browser.newPage();
  await page.addScriptTag({ content: await scenesScript() });
  for (const [name, film] of Object.entries(films))
    writeFileSync(join(draft, `${name}.mjpeg`), await drawFilm(page, film));
  await browser.close();
  keep(draft, folder);
  return folder;
}
