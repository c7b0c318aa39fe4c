import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useState, type RefObject } from 'react';
import { saveFile } from '../../../src/components/saveFile.ts';
import { chartPicture } from './chartPicture.ts';

interface Props {
  /** What the chart is drawn in. */
  figure: RefObject<HTMLElement | null>;
  /** Of the file, without its ending. */
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
      saveFile(await chartPicture(chart), `${name}.png`);
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
