import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { ZonedDateTimeText } from '../../src/ui/DateTimeText.tsx';

/** Description of a replayed session. */
export interface ReplayAbout {
  /** Participant or patient; null if unknown. */
  participant: string | null;
  /** Name of the assessment. */
  assessment: string;
  /** Time of the recording (ISO 8601) and its time zone. */
  at: string;
  zone: string;
  /** Results and evaluation. */
  result?: ReactNode;
}

const Lines = styled('div')({
  display: 'grid',
  gap: 2,
  flex: '1 1 300px',
  minWidth: 0,
  font: 'var(--text-body)',
  overflowWrap: 'anywhere',
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 16px' },
  '& strong': { fontWeight: 500 },
});

/** Person, assessment, time and result of the replayed session. */
export const AboutSession = ({ participant, assessment, at, zone, result }: ReplayAbout) => {
  const translate = useTranslate();
  return (
    <Lines role="group" aria-label={translate('replay.about')}>
      <div>
        <strong>{participant ?? translate('replay.nobody')}</strong>
        <span>{translate(assessment)}</span>
        <ZonedDateTimeText value={at} zone={zone} />
      </div>
      {result && <div>{result}</div>}
    </Lines>
  );
};
