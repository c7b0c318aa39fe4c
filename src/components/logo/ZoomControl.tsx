import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { LOGO } from '../../../contract/limits.ts';
import { steppedZoom, ZOOM } from './placement.ts';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& input': { flex: '1 1 0', minWidth: 0, accentColor: 'var(--primary)', cursor: 'pointer' },
  '& output': { minWidth: 40, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});

/** Zooms in steps of 0.1 (AORG-13) by slider, buttons or arrow keys. */
export const ZoomControl = ({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) => {
  const translate = useTranslate();
  const id = useId();
  const shown = `${zoom.toFixed(1)}×`;
  const step = (name: string, icon: ReactNode, by: number, end: number) => (
    <button
      type="button"
      className="icon-button"
      aria-label={translate(name)}
      aria-disabled={zoom === end}
      onClick={() => onZoom(steppedZoom(zoom + by))}
    >
      {icon}
    </button>
  );
  return (
    <Line>
      <label htmlFor={id}>{translate('logo.zoom')}</label>
      {step('logo.zoomOut', <RemoveIcon fontSize="small" />, -LOGO.zoomStep, ZOOM.min)}
      <input
        id={id}
        type="range"
        min={ZOOM.min}
        max={ZOOM.max}
        step={LOGO.zoomStep}
        value={zoom}
        aria-valuetext={shown}
        onChange={({ target }) => onZoom(steppedZoom(target.valueAsNumber))}
      />
      {step('logo.zoomIn', <AddIcon fontSize="small" />, LOGO.zoomStep, ZOOM.max)}
      <output htmlFor={id}>{shown}</output>
    </Line>
  );
};
