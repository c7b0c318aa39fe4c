export interface Place {
  x: number;
  y: number;
}

/** Where to press an element so that the press is its own, or why it cannot be pressed now. Runs in the page. */
export async function findPlace([element]: HTMLElement[]): Promise<Place | string> {
  if (!element) return 'There is none.';
  const whereIs = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isSeen = ({ x, y }: Place) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  const owns = ({ x, y }: Place) => {
    const at = document.elementFromPoint(x, y);
    return at !== null && (element.contains(at) || at.contains(element) || at.closest('label')?.contains(element));
  };
  if (element.matches(':disabled')) return 'It is disabled.';
  if (!isSeen(whereIs()) || !owns(whereIs())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = whereIs();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const now = whereIs();
  if (before.x !== now.x || before.y !== now.y) return 'It moves.';
  if (!isSeen(now)) return 'It is outside the window.';
  return owns(now) ? now : `It is covered by ${document.elementFromPoint(now.x, now.y)?.outerHTML.slice(0, 200)}.`;
}
