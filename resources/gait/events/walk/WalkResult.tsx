import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { TimedWalk } from '../../../../contract/gait/timed-walks.ts';
import { formatMeasure } from '../../../../domain/gait/measures.ts';
import { computeTimedSpeed } from '../../../../domain/gait/timed-walk.ts';
import { zodFieldErrors } from '../../../../src/ui/formHelpers.ts';
import { SpeedPreview, type LastWalk } from './SpeedPreview.tsx';
import type { GaitEventKey } from '../messages.en.ts';

interface WalkCommentProps {
  value: string;
  problem: string | undefined;
  onChange: (comment: string) => void;
}

/** The comment on a walk. */
export const WalkComment = ({ value, problem, onChange }: WalkCommentProps) => {
  const translate = useTranslate();
  return (
    <TextField
      fullWidth
      multiline
      minRows={2}
      label={translate('gait.walk.comment')}
      value={value}
      error={problem !== undefined}
      helperText={problem && translate(problem)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));
export const LargeButtons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '& .MuiButton-root': { flex: '1 1 220px', minHeight: 56 },
}));

interface Props {
  walk: TimedWalk;
  last: LastWalk | null | undefined;
  /** Speeds of the previous walks. */
  trials: readonly number[];
  onSave: (walk: TimedWalk, then: 'NEXT' | 'AGAIN') => void;
  onDiscard: () => void;
}

/** The result of a timed walk, saved on request; each walk is a session. */
export const WalkResult = ({ walk, last, trials, onSave, onDiscard }: Props) => {
  const translate = useTranslate();
  const [comment, setComment] = useState('');
  const [problem, setProblem] = useState<string>();
  const saved = useRef(false);
  const { value, plusMinus } = computeTimedSpeed(walk);
  const save = (then: 'NEXT' | 'AGAIN') => {
    const walkWithComment = { ...walk, comment: comment.trim() };
    const wrong = zodFieldErrors(TimedWalk, walkWithComment).comment;
    setProblem(wrong);
    if (wrong || saved.current) return;
    saved.current = true;
    onSave(walkWithComment, then);
  };
  const { metres, seconds, start } = walk;
  return (
    <Column>
      <Typography variant="h3">{translate('gait.walk.trial', { number: trials.length + 1 })}</Typography>
      <SpeedPreview
        speed={value}
        plusMinus={plusMinus}
        last={last}
        remarks={[
          translate('gait.walk.timing', {
            metres,
            seconds: seconds.toFixed(2),
            start: translate(`gait.walk.${start}` satisfies GaitEventKey),
          }),
          translate(`gait.walk.sure.${start}` satisfies GaitEventKey),
          ...trials.map((speed, index) =>
            translate('gait.walk.trialBefore', { number: index + 1, speed: formatMeasure(speed, 'm/s') }),
          ),
        ]}
      />
      <WalkComment value={comment} problem={problem} onChange={setComment} />
      <div>
        <LargeButtons>
          <Button variant="contained" onClick={() => save('NEXT')}>
            {translate('gait.walk.saveNext')}
          </Button>
          <Button variant="outlined" onClick={() => save('AGAIN')}>
            {translate('gait.walk.saveAgain')}
          </Button>
          <Button color="error" onClick={onDiscard}>
            {translate('gait.walk.discard')}
          </Button>
        </LargeButtons>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('gait.walk.eachIsOne')}
        </Typography>
      </div>
    </Column>
  );
};
