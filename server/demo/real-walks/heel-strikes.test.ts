import { expect, it } from 'vitest';
import { readInsightsFile } from '../source.ts';
import { textOf, walkIn } from './recorded-logs.ts';

/** By heels alone, from the log as it is, unfiltered (docs/DATA.md): frames at which they lie farthest before the hips. */
const heelStrikes = (name: string) =>
  (readInsightsFile(name) as { heelStrikeFrames: Record<'left' | 'right', number[]> }).heelStrikeFrames;

it.each([
  ['walk-side', 8],
  ['walk-two-laps', 11],
])('ENT-095 initial contacts of %s are heel strikes of its insights, within a frame', (name, least) => {
  const walk = walkIn(textOf(name));
  if (typeof walk === 'string') throw new Error(walk);
  const known = heelStrikes(name);
  const away = (['left', 'right'] as const).flatMap((side) =>
    walk.contacts[side].map((contact) => Math.min(...known[side].map((frame) => Math.abs(frame - contact)))),
  );
  expect(away.length).toBeGreaterThanOrEqual(least);
  expect(Math.max(...away)).toBeLessThan(1);
});
