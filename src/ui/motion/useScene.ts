import { useEffect, useState } from 'react';
import type { Scene } from '@exer/motion-figures/scene.ts';
import { getLoadedScene, loadScene } from './movementFiles.ts';

/** The second that shows a movement best: of the given key frame, else of the one furthest from the first. */
export const findKeyFrame = ({ keys }: Pick<Scene, 'keys'>, frame?: number | null): number => {
  const requested = frame === null || frame === undefined ? undefined : keys[frame];
  if (requested) return requested.at;
  const first = keys[0]!;
  const awayFrom = ({ pose }: (typeof keys)[number]) =>
    pose.reduce((sum, value, joint) => sum + Math.abs(value - first.pose[joint]!), 0);
  let best = first;
  for (const key of keys) if (awayFrom(key) > awayFrom(best)) best = key;
  return best.at;
};

/** The scene of an animation URL; `failed` if it cannot be loaded, until the component is mounted again. */
export const useScene = (url: string): { scene: Scene | undefined; failed: boolean } => {
  const [answer, setAnswer] = useState<{ url: string; scene?: Scene }>();
  const known = getLoadedScene(url);
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown) return;
    let left = false;
    loadScene(url).then(
      (scene) => left || setAnswer({ url, scene }),
      () => left || setAnswer({ url }),
    );
    return () => {
      left = true;
    };
  }, [url, isKnown]);
  const mine = answer?.url === url ? answer : undefined;
  const scene = known ?? mine?.scene;
  return { scene, failed: mine !== undefined && !scene };
};
