import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useCopyText } from '../components/useCopyText.ts';
import type { Player } from './player.ts';
import { useReplayAddress } from './useReplayAddress.ts';

/** Copies the address that opens the session at the frame that is shown. */
export const CopyLink = ({ sessionUUID, player }: { sessionUUID: string; player: Player }) => {
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
