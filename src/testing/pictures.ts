import { LOGO } from '../../contract/limits.ts';

const number = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const chunk = (name: string, data: number[] = []) => [
  ...number(data.length),
  ...new TextEncoder().encode(name),
  ...data,
  ...number(0),
];

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The structure of a PNG without its pixels, which no test browser decodes. */
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
  /** Addresses of pictures. */
  opened: string[];
  released: string[];
}

/**
 * Lets a simulated browser, which has neither pictures nor canvas, open pictures that are as large as the crop area and
 * draw them. Returns what was opened, and what was drawn where; `weightOf` says how heavy a drawn PNG becomes.
 */
export function openPictures(weightOf = (canvas: HTMLCanvasElement) => canvas.width): Pictures {
  const pictures: Pictures = { drawn: [], opened: [], released: [] };
  URL.createObjectURL = () => {
    const address = `blob:picture-${pictures.opened.length + 1}`;
    pictures.opened.push(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void pictures.released.push(address);
  HTMLImageElement.prototype.decode = async () => undefined;
  for (const [name, value] of Object.entries({ naturalWidth: 500, naturalHeight: 280 }))
    Object.defineProperty(HTMLImageElement.prototype, name, { configurable: true, value });
  for (const [name, value] of Object.entries({ offsetWidth: LOGO.width, offsetHeight: LOGO.height }))
    Object.defineProperty(HTMLImageElement.prototype, name, { configurable: true, value });
  HTMLCanvasElement.prototype.getContext = function getContext(this: HTMLCanvasElement) {
    const drawImage = (_picture: unknown, ...at: number[]) =>
      void pictures.drawn.push({ canvas: [this.width, this.height], at });
    return { drawImage } as never;
  } as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(this: HTMLCanvasElement, done: (blob: Blob | null) => void) {
    done(new File([new Uint8Array(weightOf(this))], 'drawn.png', { type: 'image/png' }));
  };
  return pictures;
}
