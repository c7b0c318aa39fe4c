import { expect, it } from 'vitest';
import { withResultFrames } from './recordings.ts';
import { readInsightsFile } from './source.ts';

const result = (name: string) => ({ id: name, name, value: 1, units: null });

it('ENT-095 a walk of two laps has the frames of each lap’s speed', () => {
  const insights = withResultFrames(readInsightsFile('walk-two-laps'), [result('Speed'), result('Speed, Lap 2')]);
  expect(insights).toMatchObject({
    lapInfo: { lap1StartFrame: 17, lap2EndFrame: 265 },
    resultFrames: { Speed: [17, 137], 'Speed, Lap 2': [155, 265] },
  });
});

it('ENT-095 a single result was taken over all of the walk', () => {
  expect(withResultFrames(readInsightsFile('walk-two-laps'), [result('Time')])).toMatchObject({
    resultFrames: { Time: [17, 265] },
  });
  expect(withResultFrames(readInsightsFile('walk-side'), [result('Speed')])).toMatchObject({
    resultFrames: { Speed: [0, 150] },
  });
});
