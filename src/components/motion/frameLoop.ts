/** Draws one frame; `now` in milliseconds since the page began. */
type Draw = (now: number) => void;

interface Player {
  draw: Draw;
  playing: boolean;
  seen: boolean;
  /** When it was drawn last. */
  drawnAt: number;
}

const players = new Map<Element, Player>();
let ticket = 0;
let held = false;
let scrolling: ReturnType<typeof setTimeout> | undefined;
/** A page that was not scrolled for so long has come to rest. */
const REST_MS = 150;
let watcher: IntersectionObserver | undefined;

const isDue = ({ playing, seen }: Player) => playing && seen;

/** What drawing may take of a frame: on a slow machine figures take turns and the page stays quick. */
const SHARE_MS = 3;
/** Thirty pictures a second are enough for an exercise: figures of one page share the frames between them. */
const PACE_MS = 30;

const tick = (now: number) => {
  ticket = 0;
  const until = performance.now() + SHARE_MS;
  let left = players.size;
  for (const [element, player] of players) {
    if (left-- === 0 || performance.now() > until) break;
    if (!isDue(player) || now - player.drawnAt < PACE_MS) continue;
    player.draw(now);
    player.drawnAt = now;
    // Behind the others: whoever waited longest is the first of the next frame.
    players.delete(element);
    players.set(element, player);
  }
  wake();
};

/** Asks for the next frame while anything moves on screen and the tab is seen. */
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

/** While something is dragged its frames are not shared with pictures: they stand still until it is let go. */
export const holdLoop = (hold: boolean): void => {
  held = hold;
  stop();
  wake();
};

/** The same while anything is scrolled: nobody follows a figure that rushes past. */
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
 * Lets an element's drawing take part in the one frame loop of the page: it is called for each frame while it is on
 * screen, the tab is seen and it plays.
 * @returns what takes it out again
 */
export const joinLoop = (element: Element, draw: Draw, playing: boolean): (() => void) => {
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
