import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useState, type RefObject } from 'react';
import { saveFile } from '../../../src/ui/saveFile.ts';
import { paper } from './chartHead.tsx';

const SCALE = 2;
/** Maximum side length of a canvas in browsers. */
const MAX_PIXELS = 16_000;

/**
 * Renders a chart as PNG, on white and twice its size, with the fonts of the page (GAIT-08, GAIT-13). Throws if the
 * browser cannot draw it.
 */
async function renderChartPicture(chart: SVGSVGElement): Promise<Blob> {
  const [width, height] = [chart.width.baseVal.value, chart.height.baseVal.value];
  const copy = chart.cloneNode(true) as SVGSVGElement;
  // On its own it inherits no styles from the page.
  copy.style.fontFamily = getComputedStyle(chart).fontFamily;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const scale = Math.min(SCALE, MAX_PIXELS / Math.max(width, height));
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

interface Props {
  /** Element that contains the chart. */
  figure: RefObject<HTMLElement | null>;
  /** File name without extension. */
  name: string;
}

/** Saves the chart as it is shown (GAIT-08). */
export const PictureButton = ({ figure, name }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [isDrawing, setDrawing] = useState(false);
  const save = async () => {
    const chart = figure.current?.querySelector('svg');
    if (!chart) return;
    setDrawing(true);
    try {
      saveFile(await renderChartPicture(chart), `${name}.png`);
    } catch (error) {
      notify('gaitReport.chart.failed', { type: 'error', messageArgs: { message: (error as Error).message } });
    } finally {
      setDrawing(false);
    }
  };
  return (
    <Button variant="outlined" loading={isDrawing} startIcon={<FileDownloadIcon />} onClick={() => void save()}>
      {translate('gaitReport.chart.download')}
    </Button>
  );
};
