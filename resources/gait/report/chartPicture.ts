import { paper } from './chartPaper.ts';

const SCALE = 2;
/** The longest side that browsers draw. */
const MOST_PIXELS = 16_000;

/**
 * A chart on the page as PNG, on white and twice as large as on the screen, with the fonts of the page (GAIT-08, GAIT-13). Throws
 * an Error where the browser cannot draw it.
 */
export async function chartPicture(chart: SVGSVGElement): Promise<Blob> {
  const [width, height] = [chart.width.baseVal.value, chart.height.baseVal.value];
  const copy = chart.cloneNode(true) as SVGSVGElement;
  // Drawn alone, it inherits nothing from the page any more.
  copy.style.fontFamily = getComputedStyle(chart).fontFamily;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const scale = Math.min(SCALE, MOST_PIXELS / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = paper.white;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error('PNG'))), 'image/png'),
  );
}
