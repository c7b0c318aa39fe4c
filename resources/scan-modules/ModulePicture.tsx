import DashboardCustomizeIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { foreignHostOf } from '../../domain/scan/modules/image-address.ts';

const Frame = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  overflow: 'hidden',
  borderRadius: 'var(--radius-small)',
  color: 'var(--on-primary-soft)',
  background: 'var(--primary-soft)',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** A module's image; the sign of modules where there is none, where it is not ours to load, and where it is gone. */
export const ModulePicture = ({ imageUrl }: { imageUrl: string | null }) => {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = imageUrl !== null && imageUrl !== broken && foreignHostOf(imageUrl, window.location.origin) === null;
  return (
    <Frame>
      {isShown ? (
        <img src={imageUrl} alt="" onError={() => setBroken(imageUrl)} />
      ) : (
        <DashboardCustomizeIcon sx={{ fontSize: 24 }} />
      )}
    </Frame>
  );
};
