import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import type { ReadingProgress } from '../../../dataProvider/recording-reading.ts';

/** How far a recording has come that cannot be shown yet: the share of it where that is known. */
export const Loading = ({ frames, share }: ReadingProgress) => {
  const translate = useTranslate();
  return (
    <div style={{ minHeight: 240, display: 'grid', alignContent: 'center', gap: 16 }}>
      <LinearProgress
        aria-label={translate('replay.loading')}
        variant={share === null ? 'indeterminate' : 'determinate'}
        value={share === null ? undefined : Math.round(share * 100)}
      />
      <output>{translate(frames > 0 ? 'replay.framesRead' : 'replay.loading', { frames })}</output>
    </div>
  );
};
