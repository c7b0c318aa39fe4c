import { expect, it } from 'vitest';
import { readRecording, withResultFrames } from './recordings.ts';
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

it.each(['walk-side', 'walk-two-laps', 'balance-beam', 'sit-to-stand', 'single-leg-raise', 'shoulder-abduction'])(
  'ENT-092 the body of %s has shoulders, hips, knees and ankles in every frame',
  (name) => {
    const { skeleton, joints, frames } = readRecording(name, 'pose-log');
    const body = skeleton.points.flatMap((point, at) => (/Shoulder|[hH]ips?$|Knee|Ankle/.test(point) ? [at] : []));
    expect(body).toHaveLength(9);
    for (let frame = 0; frame < frames; frame += 1)
      for (const point of body) expect(joints[(frame * skeleton.points.length + point) * 3]).not.toBeNaN();
  },
);
