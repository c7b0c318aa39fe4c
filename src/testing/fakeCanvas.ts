import { vi } from 'vitest';

/** What was drawn since the canvas was last cleared: each stroke with its colour and the lines of it. */
export interface Drawn {
  /** How often it was cleared. */
  times: number;
  strokes: { colour: string; lines: number[][] }[];
}

/** Pages without a browser have no canvas: stands in for its pen and keeps what is drawn. */
export function fakeCanvas(): Drawn {
  const drawn: Drawn = { times: 0, strokes: [] };
  let lines: number[][] = [];
  let at: number[] = [];
  const pen = {
    strokeStyle: '',
    clearRect: () => Object.assign(drawn, { times: drawn.times + 1, strokes: [] }),
    beginPath: () => (lines = []),
    moveTo: (x: number, y: number) => (at = [x, y]),
    lineTo: (x: number, y: number) => lines.push([...at, x, y]),
    getImageData: () => ({ data: [0, 0, 0, 0] }),
    stroke: () => lines.length > 0 && drawn.strokes.push({ colour: pen.strokeStyle, lines }),
  };
  const silent = ['arc', 'fill', 'save', 'restore', 'scale', 'translate', 'transform', 'setTransform', 'fillRect'];
  for (const method of silent) Object.assign(pen, { [method]: () => undefined });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => pen as never);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  return drawn;
}
