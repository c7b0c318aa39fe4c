import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Movement } from '@exer/motion-figures/movement-shape.ts';
import type { Tone } from '@exer/motion-figures/picture.ts';
import { createScene } from '@exer/motion-figures/scene.ts';
import { createSvgMarks } from '../../src/ui/motion/svgMarks.ts';

/** Each picture is in the film so often that 30 a second, as Chromium plays it, are the movement's own speed. */
const PICTURES_A_SECOND = 10;
const REPEATED = 30 / PICTURES_A_SECOND;

/** Somebody in a blue shirt and dark trousers, in a light room. */
const clothes: Partial<Record<Tone, string>> = {
  skin: '#cf9f80',
  skinFar: '#b58a6e',
  blush: '#bd8868',
  hair: '#3a2a22',
  feature: '#3d2f28',
  shirt: '#2f5d8a',
  shirtFar: '#264b70',
  pants: '#3b3b44',
  pantsFar: '#2c2c33',
  moving: '#3b3b44',
  movingFar: '#2c2c33',
  floor: '#9a9489',
};

const repeat = (jpeg: string) => {
  const bytes = Buffer.from(jpeg, 'base64');
  return Array.from({ length: REPEATED }, () => bytes);
};

/** Draws a person in a movement, on any page, as a film for Chromium's camera (Motion JPEG, 640 x 480), which plays it in a loop. */
export async function drawFilm(page: Page, movement: Movement): Promise<string> {
  const scene = createScene(movement);
  const count = Math.round(scene.seconds * PICTURES_A_SECOND);
  const pictures = Array.from({ length: count }, (_, at) => createSvgMarks(scene, at / PICTURES_A_SECOND));
  const jpegs = await page.evaluate(
    ({ drawn, box, fills }) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 640, height: 480 });
      const pen = canvas.getContext('2d')!;
      const scale = Math.min(600 / (box.right - box.left), 440 / (box.top - box.bottom));
      return drawn.map((marks) => {
        pen.resetTransform();
        pen.fillStyle = '#e9e4da';
        pen.fillRect(0, 0, 640, 480);
        pen.translate(320 - ((box.left + box.right) / 2) * scale, 240 + ((box.bottom + box.top) / 2) * scale);
        pen.scale(scale, scale);
        for (const { path, tone } of marks) {
          if (!tone) continue;
          pen.fillStyle = fills[tone] ?? '#999';
          // A canvas, not an array.
          // eslint-disable-next-line unicorn/no-array-fill-with-reference-type
          pen.fill(new Path2D(path));
        }
        return canvas.toDataURL('image/jpeg', 0.85).split(',')[1]!;
      });
    },
    { drawn: pictures, box: scene.box, fills: clothes },
  );
  const file = join(mkdtempSync(join(tmpdir(), 'film-')), 'drawn.mjpeg');
  writeFileSync(file, Buffer.concat(jpegs.flatMap(repeat)));
  return file;
}
