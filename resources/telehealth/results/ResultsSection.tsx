import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import type { TrackedRecording } from '@exer/movement-tracking/recording.ts';
import type { MeasuredKey } from './messages.en.ts';

/** Props of all result components of a telehealth page. */
export interface ResultsProps {
  recording: TrackedRecording;
  /** Live mode: only the last frame is shown; recordings are measured afterwards. */
  live?: boolean;
  /** Starts a new recording; optional. */
  onReset?: () => void;
}

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginTop: theme.spacing(4),
  '& > *': { minWidth: 0 },
}));

export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
  gap: 24,
  alignItems: 'start',
  '& > *': { minWidth: 0 },
});

const How = styled('details')({
  '& summary': { cursor: 'pointer', fontWeight: 500 },
  '& p': { maxWidth: '75ch', margin: '8px 0 0' },
});

interface Props {
  /** Key of the explanation, three paragraphs. */
  of: 'hands' | 'tremor' | 'shoulder';
  children: ReactNode;
}

/** Results of a recording, the note that it is not a diagnosis, and how it was measured. */
export const ResultsSection = ({ of, children }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <div>
        <Typography variant="h2" id={titleId}>
          {translate('measured.title')}
        </Typography>
        <Typography color="textSecondary">{translate('measured.noDiagnosis')}</Typography>
      </div>
      {children}
      <How>
        <summary>{translate('measured.how')}</summary>
        {(['explained1', 'explained2', 'explained3'] as const).map((part) => (
          <p key={part}>{translate(`measured.${of}.${part}` satisfies MeasuredKey)}</p>
        ))}
      </How>
    </Section>
  );
};
