import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { LOGO } from '../../../contract/platform/limits.ts';
import { roundZoom, ZOOM, type Crop } from './picture.ts';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { useId, type ReactNode } from 'react';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& input': { flex: '1 1 0', minWidth: 0, accentColor: 'var(--primary)', cursor: 'pointer' },
  '& output': { minWidth: 40, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});

/** Zooms in steps of 0.1 (AORG-13) by slider, buttons or arrow keys. */
const ZoomControl = ({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) => {
  const translate = useTranslate();
  const id = useId();
  const shown = `${zoom.toFixed(1)}×`;
  const step = (name: string, icon: ReactNode, by: number, end: number) => (
    <button
      type="button"
      className="icon-button"
      aria-label={translate(name)}
      aria-disabled={zoom === end}
      onClick={() => onZoom(roundZoom(zoom + by))}
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
        onChange={({ target }) => onZoom(roundZoom(target.valueAsNumber))}
      />
      {step('logo.zoomIn', <AddIcon fontSize="small" />, LOGO.zoomStep, ZOOM.max)}
      <output htmlFor={id}>{shown}</output>
    </Line>
  );
};

// The picture fits the crop area at zoom 1 and may reach beyond it; the surroundings are dimmed.
const Stage = styled('div')({
  display: 'grid',
  placeItems: 'center',
  height: 220,
  overflow: 'hidden',
  borderRadius: 'var(--radius-medium)',
  // Logos are designed for a white background, so it stays white in the dark theme.
  background: '#ffffff',
  '& > div': { position: 'relative', width: LOGO.width, height: LOGO.height },
});
const whole = { containerStyle: { overflow: 'visible' as const } };

interface Props {
  image: HTMLImageElement;
  crop: Pick<Crop, 'centre' | 'zoom'>;
  onCrop: (change: Partial<Pick<Crop, 'centre' | 'zoom'>>) => void;
}

/** The picture under a crop area of 250 x 140 pixels (AORG-12), which can be moved and zoomed (AORG-13). */
export const LogoCropper = ({ image, crop: { centre, zoom }, onCrop }: Props) => {
  const translate = useTranslate();
  return (
    <>
      <Stage>
        <div>
          <Cropper
            image={image.src}
            crop={centre}
            zoom={zoom}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            aspect={LOGO.width / LOGO.height}
            cropSize={LOGO}
            zoomWithScroll={false}
            keyboardStep={5}
            // The styles are in this component: the content security policy allows no injected ones.
            disableAutomaticStylesInjection
            style={whole}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': translate('logo.area') }}
            onCropChange={(moved) => onCrop({ centre: moved })}
            onZoomChange={(pinched) => onCrop({ zoom: roundZoom(pinched) })}
          />
        </div>
      </Stage>
      <ZoomControl zoom={zoom} onZoom={(next) => onCrop({ zoom: next })} />
    </>
  );
};
