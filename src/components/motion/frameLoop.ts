/** Draws one frame; `now` in milliseconds since the page began. */
type Draw = (now: number) => void;

interface Player {
  draw: Draw;
  playing: boolean;
  seen: boolean;
}

const players = new Map<Element, Player>();
let ticket = 0;
let held = false;
let watcher: IntersectionObserver | undefined;

const isDue = ({ playing, seen }: Player) => playing && seen;

const tick = (now: number) => {
  ticket = 0;
  for (const player of players.values()) if (isDue(player)) player.draw(now);
  wake();
};

/** Asks for the next frame while anything moves on screen and the tab is seen. */
function wake() {
  if (ticket || held || document.hidden) return;
  for (const player of players.values()) {
    if (!isDue(player)) continue;
    ticket = requestAnimationFrame(tick);
    return;
  }
}

/** While something is dragged its frames are not shared with pictures: they stand still until it is let go. */
export const holdLoop = (hold: boolean): void => {
  held = hold;
  cancelAnimationFrame(ticket);
  ticket = 0;
  wake();
};

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
  if (players.size === 0) document.addEventListener('visibilitychange', wake);
  players.set(element, { draw, playing, seen: observer === undefined });
  observer?.observe(element);
  wake();
  return () => {
    observer?.unobserve(element);
    players.delete(element);
    if (players.size > 0) return;
    document.removeEventListener('visibilitychange', wake);
    cancelAnimationFrame(ticket);
    ticket = 0;
  };
};
