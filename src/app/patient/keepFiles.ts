import type { Today } from './keptOnDevice.ts';

const CACHE = 'program';

/** Addresses of the figures, pictures and spoken guides of a program, each once; films are too large to keep. */
const listFiles = ({ program }: Today): string[] => {
  const files = program?.exercises.flatMap(({ animationUrl, thumbnailUrl, demoAudioUrl }) => [
    animationUrl?.split('#')[0] ?? null,
    thumbnailUrl,
    demoAudioUrl,
  ]);
  return [...new Set(files?.filter((address) => address !== null))];
};

/**
 * Keeps the files of the program on the device, so that the service worker finds them without a network, and forgets those
 * of programs before. What cannot be kept is loaded when it is shown.
 */
export async function keepFiles(day: Today): Promise<void> {
  if (!('caches' in window)) return;
  const wanted = listFiles(day).map((address) => new URL(address, window.location.href).href);
  const cache = await caches.open(CACHE);
  const known = new Set<string>();
  for (const { url } of await cache.keys()) {
    known.add(url);
    if (!wanted.includes(url)) await cache.delete(url);
  }
  await Promise.allSettled(wanted.filter((url) => !known.has(url)).map((url) => cache.add(url)));
}
