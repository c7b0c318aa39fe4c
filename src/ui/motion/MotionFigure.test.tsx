import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockApi } from '../../../tests/component/fakeApi.ts';
import { MotionFigure } from './MotionFigure.tsx';
import { MotionStill } from './MotionStill.tsx';

type Seen = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** Animation frames, intersections and motion preference, controlled by the test. */
const page = { frames: [] as FrameRequestCallback[], seen: (() => undefined) as Seen, reduced: false };
const drawn = vi.fn<() => void>();
let files = 0;

/** A canvas context that counts `clearRect`, called once per drawing. */
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
  const sent = mockApi({ [`GET ${file}`]: [200, raise] });
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
  // Drawing costs nothing: a busy machine must not use up a frame's budget between two figures.
  vi.spyOn(performance, 'now').mockReturnValue(0);
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
  it('LIB-11 draws all figures on screen in one frame loop, from a file that is loaded once', async () => {
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
    // At thirty frames a second the next frame belongs to another figure.
    expect(nextFrame(66)).toBe(1);
    expect(drawn).toHaveBeenCalledTimes(3);
    sight(canvases[2]!, false);
    nextFrame(82);
    expect(nextFrame(99)).toBe(0);
    expect(drawn).toHaveBeenCalledTimes(3);
  });

  it('PTL-63 draws a figure that is alone on the page in every frame', async () => {
    const { canvases } = await show(1);
    sight(canvases[0]!, true);
    drawn.mockClear();
    [16, 33, 50].forEach(nextFrame);
    expect(drawn).toHaveBeenCalledTimes(3);
  });

  it('LIB-11 pauses in a hidden tab', async () => {
    const { canvases } = await show(1);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    sight(canvases[0]!, true);
    expect(nextFrame(16)).toBe(0);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(nextFrame(32)).toBe(1);
  });

  it('lets figures take turns when drawing all of them would block the page', async () => {
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

  it('pauses while the page is scrolled, and continues afterwards', async () => {
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

  it('LIB-18 pauses when the system asks for reduced motion', async () => {
    page.reduced = true;
    const { canvases } = await show(1);
    sight(canvases[0]!, true);
    expect(nextFrame(16)).toBe(0);
    expect(canvases[0]).not.toHaveAttribute('data-moving');
  });

  it('LIB-18 pauses when the reader paused all movement', async () => {
    localStorage.setItem('motion.paused', 'true');
    const { canvases } = await show(1);
    expect(canvases[0]).not.toHaveAttribute('data-moving');
    sight(canvases[0]!, true);
    expect(nextFrame(16)).toBe(0);
  });
});

it('LIB-11 a figure shows the picture when the movement cannot be loaded, and tries again for the next reader', async () => {
  const file = address();
  let answer: readonly [number, unknown] = [500, {}];
  mockApi({ [`GET ${file}`]: () => answer });
  const figure = <MotionFigure url={`${file}#raise`} label="Raise" fallback={<p>Its picture</p>} />;
  const { unmount } = render(figure);
  expect(await screen.findByText('Its picture')).toBeVisible();
  unmount();
  answer = [200, raise];
  render(figure);
  await vi.waitFor(() => expect(drawn).toHaveBeenCalled());
  expect(screen.getByRole('img', { name: 'Raise' })).toBeVisible();
});

it('LIB-18 a figure shows the beginning and the end side by side in print', async () => {
  const file = address();
  mockApi({ [`GET ${file}`]: [200, raise] });
  render(<MotionStill url={`${file}#raise`} label="Raise" />);
  const picture = await screen.findByRole('img', { name: 'Raise' });
  await vi.waitFor(() => expect(picture.querySelectorAll(':scope > g')).toHaveLength(2));
  const [first, last] = [...picture.querySelectorAll(':scope > g')].map((pose) => pose.innerHTML);
  expect(first).not.toBe(last);
});
