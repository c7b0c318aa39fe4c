import { CHUNK_LOAD_TIMEOUT_MS } from '../../contract/platform/limits.ts';

/** Rejects if code takes longer than 120 s to load (CONST-11); browsers have no timeout of their own. */
export function withChunkLoadTimeout<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`A part of the page did not load within ${CHUNK_LOAD_TIMEOUT_MS / 1000} s.`)),
      CHUNK_LOAD_TIMEOUT_MS,
    );
  });
  return Promise.race([loading, deadline]).finally(() => clearTimeout(timer));
}
