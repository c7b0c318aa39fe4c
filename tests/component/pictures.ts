import { onTestFinished } from 'vitest';
import { LOGO } from '../../contract/platform/limits.ts';

const number = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const chunk = (name: string, data: number[] = []) => [
  ...number(data.length),
  ...new TextEncoder().encode(name),
  ...data,
  ...number(0),
];

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A PNG structure without pixels, which no test decodes. */
export const pngBytes = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    ...SIGNATURE,
    ...chunk('IHDR', [...number(width), ...number(height), 8, 6, 0, 0, 0]),
    ...chunk('IDAT', [1, 2, 3, 4]),
    ...chunk('IEND'),
  ]);

export const pngFile = (width = 500, height = 500) =>
  new File([pngBytes(width, height)], 'logo.png', { type: 'image/png' });

interface Pictures {
  drawn: { canvas: [width: number, height: number]; at: number[] }[];
  /** Object URLs of pictures. */
  opened: string[];
  released: string[];
}

/** Restored after the test, because tests share the window. */
function replace(of: object, name: string, value: unknown) {
  const before = Object.getOwnPropertyDescriptor(of, name);
  Object.defineProperty(of, name, { configurable: true, writable: true, value });
  onTestFinished(() => {
    if (before) Object.defineProperty(of, name, before);
    else Reflect.deleteProperty(of, name);
  });
}

/**
 * Mocks images and canvas, which jsdom does not have, with pictures as large as the crop area. Returns what was opened
 * and drawn; `weightOf` is the size of a drawn PNG.
 */
export function mockPictures(weightOf = (canvas: HTMLCanvasElement) => canvas.width): Pictures {
  const pictures: Pictures = { drawn: [], opened: [], released: [] };
  replace(URL, 'createObjectURL', () => {
    const address = `blob:picture-${pictures.opened.length + 1}`;
    pictures.opened.push(address);
    return address;
  });
  replace(URL, 'revokeObjectURL', (address: string) => {
    // Files saved by earlier tests of the same window are released seconds later.
    if (address.startsWith('blob:picture-')) pictures.released.push(address);
  });
  const sizes = { naturalWidth: 500, naturalHeight: 280, offsetWidth: LOGO.width, offsetHeight: LOGO.height };
  for (const [name, value] of Object.entries({ decode: async () => undefined, ...sizes }))
    replace(HTMLImageElement.prototype, name, value);
  const draw = HTMLCanvasElement.prototype;
  replace(draw, 'getContext', function getContext(this: HTMLCanvasElement) {
    // A canvas in the page belongs to another component.
    if (this.isConnected) return null;
    const drawImage = (_picture: unknown, ...at: number[]) =>
      void pictures.drawn.push({ canvas: [this.width, this.height], at });
    return { drawImage };
  });
  replace(draw, 'toBlob', function toBlob(this: HTMLCanvasElement, done: (blob: Blob | null) => void) {
    done(new File([new Uint8Array(weightOf(this))], 'drawn.png', { type: 'image/png' }));
  });
  return pictures;
}
