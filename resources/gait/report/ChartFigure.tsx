import { styled } from '@mui/material/styles';
import { useTranslate, useNotify } from 'react-admin';
import { lazy, Suspense, type Ref, useState, type RefObject } from 'react';
import type { Bar } from '../../../domain/gait/report-bars.ts';
import { BarReader } from './BarReader.tsx';
import type { DescribeBar } from './ChartTip.tsx';
import { useWidth } from '../../../src/ui/hooks.ts';
import { type ChartTexts, paper, getChartSize } from './chartLayout.tsx';
import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { saveFile } from '../../../src/ui/saveFile.ts';

const SpeedBars = lazy(() => import('./SpeedBars.tsx'));

const Paper = styled('figure')({
  margin: 0,
  overflow: 'hidden',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: paper.white,
  '& > div': { minHeight: 420, overflowX: 'auto', overflowY: 'hidden' },
  '& > div:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
});

interface Props extends ChartTexts {
  bars: readonly Bar[];
  summary: string;
  up: string;
  along: string;
  describe: DescribeBar;
  /** Element that contains the chart. */
  figure: Ref<HTMLElement>;
}

/** The chart, as wide as its container, or wider and scrollable, also by keyboard, if bars would be too thin. */
export const ChartFigure = ({ figure, ...chart }: Props) => {
  const translate = useTranslate();
  const { width, ref } = useWidth();
  const longest = chart.bars.reduce((most, { name }) => Math.max(most, name.length), 1);
  const size = getChartSize(chart.bars.length, longest, width);
  const isWide = width > 0 && size.width > width;
  return (
    <Paper ref={figure}>
      <div ref={ref} {...(isWide && { tabIndex: 0, role: 'group', 'aria-label': translate('gaitReport.chart.area') })}>
        {width > 0 && (
          <Suspense fallback={<span className="hidden-text">{translate('charts.loading')}</span>}>
            {/* Remounted for another width: reused elements would be drawn once with the old one. */}
            <div style={{ position: 'relative', width: size.width }}>
              <SpeedBars key={size.width} {...chart} size={size} />
              <BarReader bars={chart.bars} size={size} describe={chart.describe} />
            </div>
          </Suspense>
        )}
      </div>
    </Paper>
  );
};

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

interface PictureButtonProps {
  /** Element that contains the chart. */
  figure: RefObject<HTMLElement | null>;
  /** File name without extension. */
  name: string;
}

/** Saves the chart as it is shown (GAIT-08). */
export const PictureButton = ({ figure, name }: PictureButtonProps) => {
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
