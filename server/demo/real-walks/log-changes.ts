import type { RecordedLog, RecordedPoint } from './recorded-logs.ts';

/** A repeatable source of chance from 0 to 1 (Park and Miller 1988, Communications of the ACM 31: 1192-1201). */
export function createChance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

type Change = (point: RecordedPoint, name: string, frame: number) => unknown;

export const everyPoint = (log: RecordedLog, change: Change, when: (name: string) => boolean = () => true) =>
  log.frames.forEach(({ keypoints }, frame) => {
    for (const [name, point] of Object.entries(keypoints)) if (when(name)) change(point, name, frame);
  });

export const isLeg = (name: string) => /Hip|Knee|Ankle|Heel|BigToe/.test(name);
export const isLeftLeg = (name: string) => name.startsWith('left') && isLeg(name);
export const without = (log: RecordedLog, gone: (name: string) => boolean) => {
  for (const frame of log.frames)
    frame.keypoints = Object.fromEntries(Object.entries(frame.keypoints).filter(([name]) => !gone(name)));
};
export const otherSide = (name: string) =>
  name.replace(/^(left|right)/, (side) => (side === 'left' ? 'right' : 'left'));
/** Names each side by the other. */
export const swapSides = (frame: RecordedLog['frames'][number]) => {
  frame.keypoints = Object.fromEntries(
    Object.entries(frame.keypoints).map(([name, point]) => [otherSide(name), point]),
  );
};
export const jitter = (log: RecordedLog, pixels: number) => {
  const chance = createChance(7);
  everyPoint(log, (point) => {
    point.x += pixels * (chance() + chance() + chance() - 1.5) * 2;
    point.y += pixels * (chance() + chance() + chance() - 1.5) * 2;
  });
};
export const turned = (log: RecordedLog, degrees: number) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  everyPoint(log, (point) => {
    const [x, y] = [point.x - 450, point.y - 320];
    point.x = 450 + cos * x - sin * y;
    point.y = 320 + sin * x + cos * y;
  });
};
export const shuffled = <T>(list: T[]): T[] => {
  const chance = createChance(11);
  return list
    .map((each) => ({ each, at: chance() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ each }) => each);
};
export const untimed = (log: RecordedLog) => {
  for (const frame of log.frames) delete (frame as Partial<typeof frame>).t;
};
export const stamped = (log: RecordedLog, stamp: (frame: number, t: number) => unknown) =>
  log.frames.forEach((frame, at) => Object.assign(frame, { t: stamp(at, frame.t) }));
