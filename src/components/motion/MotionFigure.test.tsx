import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/fakeApi.ts';
import { MotionFigure } from './MotionFigure.tsx';
import { MotionStill } from './MotionStill.tsx';

type Seen = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** A page whose frames, sightings and preference the test decides. */
const page = { frames: [] as FrameRequestCallback[], seen: (() => undefined) as Seen, reduced: false };
const drawn = vi.fn<() => void>();
let files = 0;

/** A canvas context that counts how often it is wiped, which is once for each drawing. */
const context = new Proxy<Record<string, unknown>>(
  { canvas: { width: 100, height: 100 } },
  {
    get: (target, name: string) => (name === 'clearRect' ? drawn : (target[name] ?? (() => undefined))),
  },
);
const nextFrame = (now: number) => {
  const due = page.frames.splice(0);
  act(() => due.forEach((frame) => frame(now)));
  return due.length;
};
const sight = (target: Element, isIntersecting: boolean) => act(() => page.seen([{ target, isIntersecting }]));

const raise = { raise: { keys: [{ at: 0 }, { at: 1, pose: { shoulderAbd: 90 } }], seconds: 2 } };
const address = () => `/exercises/movements/test-${(files += 1)}.json`;

const show = async (count: number) => {
  const file = address();
  const sent = answerCalls({ [`GET ${file}`]: [200, raise] });
  render(
    <>
      {Array.from({ length: count }, (_, index) => (
        <MotionFigure key={index} url={`${file}#raise`} label={`Raise ${index}`} />
      ))}
    </>,
  );
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(count));
  drawn.mockClear();
  return { canvases: screen.getAllByRole('img'), sent };
};

beforeEach(() => {
  page.frames = [];
  page.reduced = false;
  drawn.mockClear();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => page.frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => (page.frames = []));
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: page.reduced && query.includes('reduced-motion') }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: Seen) {
        page.seen = seen;
      }
      observe() {}
      unobserve() {}
    },
  );
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the player of movements', () => {
  it('LIB-11 draws all that are on screen in one frame loop, from a file fetched once', async () => {
    const { canvases, sent } = await show(3);
    expect(sent).toHaveLength(1);
    expect(nextFrame(0)).toBe(0);
    sight(canvases[0]!, true);
    sight(canvases[2]!, true);
    expect(nextFrame(16)).toBe(1);
    expect(drawn).toHaveBeenCalledTimes(2);
    sight(canvases[0]!, false);
    expect(nextFrame(49)).toBe(1);
    expect(drawn).toHaveBeenCalledTimes(3);
    // Thirty pictures a second: the next frame is somebody else's.
    expect(nextFrame(66)).toBe(1);
    expect(drawn).toHaveBeenCalledTimes(3);
    sight(canvases[2]!, false);
    nextFrame(82);
    expect(nextFrame(99)).toBe(0);
    expect(drawn).toHaveBeenCalledTimes(3);
  });

  it('LIB-11 rests in a hidden tab', async () => {
    const { canvases } = await show(1);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    sight(canvases[0]!, true);
    expect(nextFrame(16)).toBe(0);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(nextFrame(32)).toBe(1);
  });

  it('lets figures take turns where drawing all of them would hold the page up', async () => {
    const { canvases } = await show(3);
    canvases.forEach((canvas) => sight(canvas, true));
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 2));
    nextFrame(16);
    expect(drawn).toHaveBeenCalledTimes(1);
    nextFrame(32);
    nextFrame(48);
    expect(drawn).toHaveBeenCalledTimes(3);
  });

  it('rests while the page is scrolled, and goes on once it has come to rest', async () => {
    const { canvases } = await show(1);
    sight(canvases[0]!, true);
    expect(nextFrame(16)).toBe(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => void canvases[0]!.dispatchEvent(new Event('scroll')));
    expect(nextFrame(32)).toBe(0);
    act(() => void vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    expect(nextFrame(48)).toBe(1);
  });

  it('LIB-18 stands still where the system asks for less motion', async () => {
    page.reduced = true;
    const { canvases } = await show(1);
    sight(canvases[0]!, true);
    expect(nextFrame(16)).toBe(0);
    expect(canvases[0]).not.toHaveAttribute('data-moving');
  });

  it('LIB-18 stands still where the reader paused all movement', async () => {
    localStorage.setItem('motion.paused', 'true');
    const { canvases } = await show(1);
    expect(canvases[0]).not.toHaveAttribute('data-moving');
    sight(canvases[0]!, true);
    expect(nextFrame(16)).toBe(0);
  });
});

it('LIB-11 shows the picture instead when the movement does not come, and tries again for the next reader', async () => {
  const file = address();
  let answer: readonly [number, unknown] = [500, {}];
  answerCalls({ [`GET ${file}`]: () => answer });
  const figure = <MotionFigure url={`${file}#raise`} label="Raise" fallback={<p>Its picture</p>} />;
  const { unmount } = render(figure);
  expect(await screen.findByText('Its picture')).toBeVisible();
  unmount();
  answer = [200, raise];
  render(figure);
  await vi.waitFor(() => expect(drawn).toHaveBeenCalled());
  expect(screen.getByRole('img', { name: 'Raise' })).toBeVisible();
});

it('LIB-18 draws the beginning and the end side by side for paper', async () => {
  const file = address();
  answerCalls({ [`GET ${file}`]: [200, raise] });
  render(<MotionStill url={`${file}#raise`} label="Raise" />);
  const picture = await screen.findByRole('img', { name: 'Raise' });
  await vi.waitFor(() => expect(picture.querySelectorAll(':scope > g')).toHaveLength(2));
  const [first, last] = [...picture.querySelectorAll(':scope > g')].map((pose) => pose.innerHTML);
  expect(first).not.toBe(last);
});
