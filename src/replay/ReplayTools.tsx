import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { CopyLink } from './CopyLink.tsx';
import type { ShownReplay } from './ReplayLayout.tsx';
import { Toggle } from './Toggle.tsx';

const ClipForm = lazy(() => import('./clip/ClipForm.tsx'));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 12 });

/** What can be taken along from a replay: a link to the frame, and a part of it as a video. */
export const ReplayTools = (shown: ShownReplay) => {
  const translate = useTranslate();
  const [clipping, setClipping] = useState(false);
  return (
    <div>
      <Buttons>
        <CopyLink sessionUUID={shown.sessionUUID} player={shown.player} />
        <Toggle label={translate('replay.clip.action')} isOn={clipping} onChange={setClipping} />
      </Buttons>
      {clipping && (
        <Suspense fallback={null}>
          <ClipForm {...shown} />
        </Suspense>
      )}
    </div>
  );
};
