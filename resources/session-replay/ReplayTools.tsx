import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import type { VisibleReplay } from './ReplayLayout.tsx';
import { Toggle } from '../../src/ui/Toggle.tsx';
import Button from '@mui/material/Button';
import { useCopyText } from '../../src/ui/hooks.ts';
import type { Player } from './player.ts';
import { useReplayAddress } from './useReplayAddress.ts';

/** Copies the address of the current frame. */
const CopyLink = ({ sessionUUID, player }: { sessionUUID: string; player: Player }) => {
  const translate = useTranslate();
  const copyText = useCopyText();
  const { linkTo } = useReplayAddress();
  const copy = () =>
    copyText(linkTo(sessionUUID, player.frame()), 'replay.linkCopied', 'replay.linkNotCopied', {
      frame: player.frame() + 1,
    });
  return (
    <Button size="small" variant="outlined" onClick={() => void copy()}>
      {translate('replay.link')}
    </Button>
  );
};

const ClipForm = lazy(() => import('./clip/ClipForm.tsx'));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 12 });

/** Sharing tools: a link to the frame, and a clip as a video. */
export const ReplayTools = (shown: VisibleReplay) => {
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
