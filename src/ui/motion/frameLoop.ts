/** Draws one frame; `now` is in milliseconds since the page was opened. */
type Draw = (now: number) => void;

interface Player {
  draw: Draw;
  playing: boolean;
  seen: boolean;
  /** Time of the last drawing. */
  drawnAt: number;
}

const players = new Map<Element, Player>();
let ticket = 0;
let held = false;
let scrolling: ReturnType<typeof setTimeout> | undefined;
/** Scrolling has ended after this time. */
const REST_MS = 150;
let watcher: IntersectionObserver | undefined;

const isDue = ({ playing, seen }: Player) => playing && seen;

/** Budget for drawing in a frame: on slow devices figures take turns and the page stays responsive. */
const SHARE_MS = 3;
/** Thirty frames a second are enough where the figures of a page share the animation frames; one alone has them all. */
const PACE_MS = 30;

const tick = (now: number) => {
  ticket = 0;
  const until = performance.now() + SHARE_MS;
  let left = players.size;
  const pace = players.size > 1 ? PACE_MS : 0;
  for (const [element, player] of players) {
    if (left-- === 0 || performance.now() > until) break;
    if (!isDue(player) || now - player.drawnAt < pace) continue;
    player.draw(now);
    player.drawnAt = now;
    // Moves to the end: the figure that waited longest is first in the next frame.
    players.delete(element);
    players.set(element, player);
  }
  wake();
};

/** Requests the next frame while a figure moves on screen and the tab is visible. */
function wake() {
  if (ticket || held || scrolling !== undefined || document.hidden) return;
  for (const player of players.values()) {
    if (!isDue(player)) continue;
    ticket = requestAnimationFrame(tick);
    return;
  }
}

const stop = () => {
  cancelAnimationFrame(ticket);
  ticket = 0;
};

/** Pauses all figures while something is dragged. */
export const pauseLoop = (hold: boolean): void => {
  held = hold;
  stop();
  wake();
};

/** Pauses all figures while the page scrolls. */
const onScroll = () => {
  clearTimeout(scrolling);
  scrolling = setTimeout(() => {
    scrolling = undefined;
    wake();
  }, REST_MS);
  stop();
};
const scrolls = { capture: true, passive: true } as const;

const watch = () => {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  watcher ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const player = players.get(target);
        if (player) player.seen = isIntersecting;
      }
      wake();
    },
    { rootMargin: '80px' },
  );
  return watcher;
};

/**
 * Adds a drawing to the page's frame loop: it is called for each frame while its element is on screen, the tab is
 * visible and it plays. @returns a function that removes it
 */
export const subscribeToLoop = (element: Element, draw: Draw, playing: boolean): (() => void) => {
  const observer = watch();
  if (players.size === 0) {
    document.addEventListener('visibilitychange', wake);
    document.addEventListener('scroll', onScroll, scrolls);
  }
  players.set(element, { draw, playing, seen: observer === undefined, drawnAt: -Infinity });
  observer?.observe(element);
  wake();
  return () => {
    observer?.unobserve(element);
    players.delete(element);
    if (players.size > 0) return;
    document.removeEventListener('visibilitychange', wake);
    document.removeEventListener('scroll', onScroll, scrolls);
    clearTimeout(scrolling);
    scrolling = undefined;
    stop();
  };
};
