import type { Today } from './keptOnDevice.ts';

const PROGRAM = 'program';
/** The cache of the page's own files, which the service worker fills as well. */
const PAGE = 'page';

/** Parts of the page that were loaded so far: the first of them came before the service worker did. */
const listParts = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => new URL(address).pathname.startsWith('/p/assets/'));

async function keepParts(): Promise<void> {
  const cache = await caches.open(PAGE);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.allSettled(
    listParts()
      .filter((address) => !known.has(address))
      .map((address) => cache.add(address)),
  );
}

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
 * Keeps the page and the files of the program on the device, so that the service worker finds them without a network, and
 * forgets those of programs before. What cannot be kept is loaded when it is shown.
 */
export async function keepFiles(day: Today): Promise<void> {
  if (!('caches' in window)) return;
  await keepParts();
  const wanted = listFiles(day).map((address) => new URL(address, window.location.href).href);
  const cache = await caches.open(PROGRAM);
  const known = new Set<string>();
  for (const { url } of await cache.keys()) {
    known.add(url);
    if (!wanted.includes(url)) await cache.delete(url);
  }
  await Promise.allSettled(wanted.filter((url) => !known.has(url)).map((url) => cache.add(url)));
}
