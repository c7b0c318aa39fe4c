import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { LOGO } from '../../../contract/limits.ts';
import { steppedZoom, ZOOM, type Crop } from './placement.ts';
import { ZoomControl } from './ZoomControl.tsx';

// The picture is as large as the crop area at zoom 1 and may reach beyond it; the surroundings are dimmed.
const Stage = styled('div')({
  display: 'grid',
  placeItems: 'center',
  height: 220,
  overflow: 'hidden',
  borderRadius: 'var(--radius-medium)',
  // The logo is printed on white, so it is cut out on white in the dark theme too.
  background: '#ffffff',
  '& > div': { position: 'relative', width: LOGO.width, height: LOGO.height },
});
const whole = { containerStyle: { overflow: 'visible' as const } };

interface Props {
  image: HTMLImageElement;
  crop: Pick<Crop, 'centre' | 'zoom'>;
  onCrop: (change: Partial<Pick<Crop, 'centre' | 'zoom'>>) => void;
}

/** The picture under a crop area of 250 x 140 pixels (AORG-12), to be moved and zoomed (AORG-13). */
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
            // Its rules come with the screen's own styles: the page lets no others in.
            disableAutomaticStylesInjection
            style={whole}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': translate('logo.area') }}
            onCropChange={(moved) => onCrop({ centre: moved })}
            onZoomChange={(pinched) => onCrop({ zoom: steppedZoom(pinched) })}
          />
        </div>
      </Stage>
      <ZoomControl zoom={zoom} onZoom={(next) => onCrop({ zoom: next })} />
    </>
  );
};
