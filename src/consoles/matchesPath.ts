const parts = (path: string): string[] => path.split('/').filter(Boolean);

/**
 * Whether a route's path (`/user/account/:accountPath`, `/patients/:id/:product?`, `/files/*`) fits an address; slashes at
 * the end do not count (OPEN-018). The router decides what opens: this is for questions asked before it has loaded.
 */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = parts(pattern);
  const given = parts(path);
  if (wanted.at(-1) === '*') return given.length >= wanted.length - 1 && fits(wanted.slice(0, -1), given);
  const required = wanted.filter((part) => !part.endsWith('?')).length;
  return given.length >= required && given.length <= wanted.length && fits(wanted, given);
}

const fits = (wanted: string[], given: string[]): boolean =>
  wanted.every((part, index) => part.startsWith(':') || given[index] === undefined || part === given[index]);
