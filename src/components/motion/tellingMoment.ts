import type { Scene } from '../../../domain/motion/scene.ts';

/** The second of the loop that shows a movement best: of the key asked for, else of the one furthest from the first. */
export const tellingMoment = ({ keys }: Pick<Scene, 'keys'>, frame?: number | null): number => {
  const asked = frame === null || frame === undefined ? undefined : keys[frame];
  if (asked) return asked.at;
  const first = keys[0]!;
  const awayFrom = ({ pose }: (typeof keys)[number]) =>
    pose.reduce((sum, value, joint) => sum + Math.abs(value - first.pose[joint]!), 0);
  let best = first;
  for (const key of keys) if (awayFrom(key) > awayFrom(best)) best = key;
  return best.at;
};
