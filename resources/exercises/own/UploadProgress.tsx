import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { FileKind } from './useOwnFiles.ts';

/** How much of a file is on its way. */
export const UploadProgress = ({ kind, part }: { kind: FileKind; part: number }) => {
  const translate = useTranslate();
  const labelId = useId();
  const percent = Math.round(part * 100);
  return (
    <div>
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 8 }}>
        <span id={labelId}>{translate(`ownExercise.sending.${kind}`)}</span>
        <span>{translate('ownExercise.percent', { percent })}</span>
      </div>
      <LinearProgress variant="determinate" value={percent} aria-labelledby={labelId} sx={{ mt: 1 }} />
    </div>
  );
};
