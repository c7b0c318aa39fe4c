/** Loads the application anew; a seam of its own because a page under test cannot be reloaded. */
export const page = {
  reload: () => window.location.reload(),
  /** Leaves everything in memory behind. */
  loadAnew: (path: string) => window.location.replace(path),
  leaveFor: (address: string) => window.location.assign(address),
};

const RELOADED_AT = 'reloaded-for-update';
const QUIET_MS = 60_000;

/**
 * A chunk that is gone means a newer version was deployed: load the application anew, once. A second failure within a
 * minute is left to the error screen, so that a broken deployment does not reload for ever.
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

/** A page restored by the back button shows what was on it, also after signing out: load it anew. */
export function reloadWhenRestored(): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) page.reload();
  });
}
