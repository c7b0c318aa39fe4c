/** Page loads, in an object so that tests can replace them. */
export const page = {
  reload: () => window.location.reload(),
  /** Drops everything in memory. */
  load: (path: string) => window.location.replace(path),
  leaveFor: (address: string) => window.location.assign(address),
};

const RELOADED_AT = 'reloaded-for-update';
const QUIET_MS = 60_000;

/**
 * A missing chunk means that a newer version was deployed: reloads the application once. A second error within a minute
 * reaches the error screen, so that a broken deployment does not reload forever.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Date.now() - last < QUIET_MS) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    page.reload();
  });
}

/** Reloads a page restored from the back/forward cache, which may show records after signing out. */
export function reloadWhenRestored(): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) page.reload();
  });
}
