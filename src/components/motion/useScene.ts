import { useEffect, useState } from 'react';
import type { Scene } from '../../../domain/motion/scene.ts';
import { knownScene, loadScene } from './movementFiles.ts';

/** The scene of an animation address; `failed` when it did not come, until it is mounted again. */
export const useScene = (url: string): { scene: Scene | undefined; failed: boolean } => {
  const [answer, setAnswer] = useState<{ url: string; scene?: Scene }>();
  const known = knownScene(url);
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
