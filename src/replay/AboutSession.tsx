import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { ZonedMoment } from '../components/ZonedMoment.tsx';

/** What is told of a session wherever it is replayed. */
export interface ReplayAbout {
  /** Participant or patient; null of nobody known. */
  participant: string | null;
  /** Name of the assessment. */
  assessment: string;
  /** When it was recorded (ISO 8601), and the zone by whose clock that is told. */
  at: string;
  zone: string;
  /** What was measured, and what it comes to. */
  result?: ReactNode;
}

const Lines = styled('div')({
  display: 'grid',
  gap: 2,
  flex: '1 1 300px',
  minWidth: 0,
  font: 'var(--text-small)',
  overflowWrap: 'anywhere',
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 16px' },
  '& strong': { fontWeight: 500 },
});

/** Whose session is replayed, of what, from when by which clock, and what came of it. */
export const AboutSession = ({ participant, assessment, at, zone, result }: ReplayAbout) => {
  const translate = useTranslate();
  return (
    <Lines role="group" aria-label={translate('replay.about')}>
      <div>
        <strong>{participant ?? translate('replay.nobody')}</strong>
        <span>{translate(assessment)}</span>
        <ZonedMoment value={at} zone={zone} />
      </div>
      {result && <div>{result}</div>}
    </Lines>
  );
};
