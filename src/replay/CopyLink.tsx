import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { copyText } from '../components/copyText.ts';
import type { Player } from './player.ts';
import { useReplayAddress } from './useReplayAddress.ts';

/** Copies the address that opens the session at the frame that is shown. */
export const CopyLink = ({ sessionUUID, player }: { sessionUUID: string; player: Player }) => {
  const translate = useTranslate();
  const { linkTo } = useReplayAddress();
  const copy = () =>
    copyText(
      linkTo(sessionUUID, player.frame()),
      translate('replay.linkCopied', { frame: player.frame() + 1 }),
      translate('replay.linkNotCopied'),
    );
  return (
    <Button size="small" variant="outlined" onClick={() => void copy()}>
      {translate('replay.link')}
    </Button>
  );
};
