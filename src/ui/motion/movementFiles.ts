import { findMovement } from '@exer/motion-figures/motion.ts';
import type { MovementsFile } from '@exer/motion-figures/movement-shape.ts';
import { createScene, type Scene } from '@exer/motion-figures/scene.ts';

const files = new Map<string, Promise<MovementsFile>>();
const scenes = new Map<string, Scene>();

const isMovements = (url: string) => /\.json#[a-z0-9-]+$/.test(url);

/** Whether an animation URL names a movement of the figure, not an image. */
export const isMovementName = (url: string | null | undefined): url is string => Boolean(url && isMovements(url));

const getFile = (address: string): Promise<MovementsFile> => {
  const known = files.get(address);
  if (known) return known;
  const loading = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.json() as Promise<MovementsFile>;
  });
  files.set(address, loading);
  // Lets the next call try again.
  loading.catch(() => files.delete(address));
  return loading;
};

/** The scene of `/exercises/movements/<group>.json#<movement>` if it is loaded. */
export const getLoadedScene = (url: string): Scene | undefined => scenes.get(url);

/** Loads a movement; each file is requested once. Rejects if it cannot be loaded or has no such movement. */
export const loadScene = async (url: string): Promise<Scene> => {
  const [address = '', name = ''] = url.split('#');
  const movement = findMovement(await getFile(address), name);
  if (!movement) throw new Error(`No movement ${url}`);
  const scene = scenes.get(url) ?? createScene(movement);
  scenes.set(url, scene);
  return scene;
};
