/**
 * Moves `Date` on by `shift` milliseconds where this runs: in a process (test-clock.mjs), or in the pages of a browser, which
 * get it as text, so nothing around it is used.
 */
export function moveClock(shift) {
  const machineNow = Date.now;
  const now = () => machineNow() + shift;

  Date.now = now;
  /** A proxy and not a subclass: `Date()` works without `new`, and every date is an instance of the one `Date`. */
  globalThis.Date = new Proxy(Date, {
    construct: (target, parts, newTarget) => Reflect.construct(target, parts.length > 0 ? parts : [now()], newTarget),
    apply: (target) => new target(now()).toString(),
  });
}
