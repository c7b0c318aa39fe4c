import { CHUNK_LOAD_TIMEOUT_MS } from '../contract/limits.ts';

/** The loaded code, or an error when it has not come within 120 s (CONST-11); a browser by itself would wait for ever. */
export function withinDeadline<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`A part of the page did not load within ${CHUNK_LOAD_TIMEOUT_MS / 1000} s.`)),
      CHUNK_LOAD_TIMEOUT_MS,
    );
  });
  return Promise.race([loading, deadline]).finally(() => clearTimeout(timer));
}
