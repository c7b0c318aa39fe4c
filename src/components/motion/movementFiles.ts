import { movementOf } from '../../../domain/motion/motion.ts';
import type { MovementsFile } from '../../../domain/motion/movement-shape.ts';
import { sceneOf, type Scene } from '../../../domain/motion/scene.ts';

const files = new Map<string, Promise<MovementsFile>>();
const scenes = new Map<string, Scene>();

const isMovements = (url: string) => /\.json#[a-z0-9-]+$/.test(url);

/** Whether an animation is a movement of the figure, not a picture. */
export const namesMovement = (url: string | null | undefined): url is string => Boolean(url && isMovements(url));

const fileOf = (address: string): Promise<MovementsFile> => {
  const known = files.get(address);
  if (known) return known;
  const loading = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.json() as Promise<MovementsFile>;
  });
  files.set(address, loading);
  // The next one who asks tries again.
  loading.catch(() => files.delete(address));
  return loading;
};

/** The scene of `/exercises/movements/<group>.json#<movement>` if it was loaded before. */
export const knownScene = (url: string): Scene | undefined => scenes.get(url);

/** Loads a movement; each file is fetched once. Rejects when it does not come or names no such movement. */
export const loadScene = async (url: string): Promise<Scene> => {
  const [address = '', name = ''] = url.split('#');
  const movement = movementOf(await fileOf(address), name);
  if (!movement) throw new Error(`No movement ${url}`);
  const scene = scenes.get(url) ?? sceneOf(movement);
  scenes.set(url, scene);
  return scene;
};
