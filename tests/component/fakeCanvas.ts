import { vi } from 'vitest';

/** Strokes since the canvas was last cleared, with their color and lines. */
export interface Drawn {
  /** Number of clears. */
  times: number;
  strokes: { colour: string; lines: number[][] }[];
  /** Texts drawn on any canvas, with their distance from the left. */
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
 * A stand-in for the canvas context, which jsdom does not have. It records the canvas that is drawn on; clearing
 * another one, such as the canvas for hit tests, does not clear the record.
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
