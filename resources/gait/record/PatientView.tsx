import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import RemoveIcon from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId, useState, type ReactNode } from 'react';

/** Zoom of the `Patient View` in percent (REC-33, OPEN-069). */
const ZOOM = { start: 110, step: 10, min: 50, max: 200 } as const;

/** Zooms in (1) or out (-1) by a step, within the limits. */
const changeZoom = (percent: number, direction: 1 | -1): number =>
  Math.min(ZOOM.max, Math.max(ZOOM.min, percent + direction * ZOOM.step));

/** Zoom direction of a key: `+` (also without Shift) and `-`; browser shortcuts are ignored. */
function zoomKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): 1 | -1 | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === '+' || key === '=') return 1;
  return key === '-' ? -1 : null;
}

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 24px',
  borderBottom: '1px solid var(--border)',
  '& h1': { flex: '1 1 200px', margin: 0, font: '600 var(--text-title)' },
  '& .zoom': { display: 'flex', alignItems: 'center', gap: 4 },
  '& output': { minWidth: 84, textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
});
const Body = styled('div')({ flex: 1, overflow: 'auto', padding: 24, background: 'var(--canvas)' });

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * `Patient View`: results in full screen, to look at with the patient (REC-32). Zooms in steps by buttons or + and -
 * (REC-33); the zoom is reset when it closes.
 */
export const PatientView = ({ title, onClose, children }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const [percent, setPercent] = useState<number>(ZOOM.start);
  const step = (name: string, icon: ReactNode, direction: 1 | -1) => (
    <button
      type="button"
      className="icon-button"
      aria-label={translate(name)}
      aria-disabled={changeZoom(percent, direction) === percent}
      onClick={() => setPercent(changeZoom(percent, direction))}
    >
      {icon}
    </button>
  );
  return (
    <Dialog
      open
      fullScreen
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={(event) => {
        const direction = zoomKey(event);
        if (direction) setPercent((before) => changeZoom(before, direction));
      }}
      slotProps={{ paper: { sx: { borderRadius: 0, border: 0 } } }}
    >
      <Head>
        <h1 id={titleId}>{title}</h1>
        <div className="zoom">
          {step('recordGait.zoomOut', <RemoveIcon fontSize="small" />, -1)}
          <output>{translate('recordGait.zoom', { percent })}</output>
          {step('recordGait.zoomIn', <AddIcon fontSize="small" />, 1)}
        </div>
        <Button variant="outlined" startIcon={<CloseIcon />} onClick={onClose}>
          {translate('shell.close')}
        </Button>
      </Head>
      {/* Focusable for scrolling by keyboard. */}
      <Body tabIndex={0} role="group" aria-labelledby={titleId}>
        <div style={{ zoom: percent / 100 }} data-zoom={percent}>
          {children}
        </div>
      </Body>
    </Dialog>
  );
};
