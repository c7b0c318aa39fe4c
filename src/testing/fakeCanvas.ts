import { vi } from 'vitest';

/** What was drawn since the canvas was last cleared: each stroke with its colour and the lines of it. */
export interface Drawn {
  /** How often it was cleared. */
  times: number;
  strokes: { colour: string; lines: number[][] }[];
  /** Every word that was written on any canvas, and how far from the left. */
  words: [text: string, left: number][];
}

const silent = [
  'arc',
  'fill',
  'save',
  'restore',
  'scale',
  'translate',
  'transform',
  'setTransform',
  'fillRect',
  'setLineDash',
];

/**
 * Pages without a browser have no canvas: stands in for the pen of each and keeps what is drawn on the one that is
 * drawn on. Clearing another, such as the one that would find what the pointer is over, clears nothing of it.
 */
export function fakeCanvas(): Drawn {
  const drawn: Drawn = { times: 0, strokes: [], words: [] };
  const pens = new WeakMap<object, object>();
  let drawnOn: object | undefined;

  const penOf = (canvas: object) => {
    let lines: number[][] = [];
    let at: number[] = [];
    const pen = {
      strokeStyle: '',
      clearRect: () => {
        if (drawnOn === canvas) Object.assign(drawn, { times: drawn.times + 1, strokes: [] });
      },
      beginPath: () => (lines = []),
      moveTo: (x: number, y: number) => (at = [x, y]),
      lineTo: (x: number, y: number) => lines.push([...at, x, y]),
      fillText: (text: string, left: number) => drawn.words.push([text, left]),
      getImageData: () => ({ data: [0, 0, 0, 0] }),
      stroke: () => {
        if (lines.length === 0) return;
        drawnOn = canvas;
        drawn.strokes.push({ colour: pen.strokeStyle, lines });
      },
    };
    return Object.assign(pen, Object.fromEntries(silent.map((method) => [method, () => undefined])));
  };

  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function context(this: HTMLCanvasElement) {
    const pen = pens.get(this) ?? penOf(this);
    pens.set(this, pen);
    return pen as never;
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  return drawn;
}
