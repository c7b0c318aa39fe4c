import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { GaitSession } from '../../../contract/gait.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { speedChange, type MeasureChange } from '../../../domain/gait/change.ts';
import { HowKnown } from './HowKnown.tsx';
import { SpeedChange } from './SpeedChange.tsx';
import { useNormTexts } from './useNormTexts.ts';

const Compared = styled('section')({
  marginTop: 16,
  padding: '12px 16px',
  borderRadius: 'var(--radius-small)',
  background: 'var(--sunken)',
  '& > p': { margin: '8px 0 0' },
  '& dl': { display: 'grid', gap: '2px 0', margin: '8px 0' },
  '& dt': { color: 'var(--ink-muted)', font: 'var(--text-small)' },
  '& dd': { margin: '0 0 8px', overflowWrap: 'anywhere' },
});

interface Props {
  record: PatientRecord;
  session: GaitSession;
  /** Undefined while earlier sessions are not known. */
  changes: readonly MeasureChange[] | undefined;
}

/** The speed of a session against earlier visits and against healthy people, in words, with how that is known. */
export const SpeedCompared = ({ record, session, changes }: Props) => {
  const translate = useTranslate();
  const norm = useNormTexts(record, session);
  if (norm === null) return null;
  const change = changes && speedChange(changes);
  return (
    <Compared>
      <Typography variant="h4" component="h3">
        {translate('recordGaitChange.title')}
      </Typography>
      {changes && !change && <p>{translate('recordGaitChange.noEarlier')}</p>}
      <dl>
        {change && <SpeedChange visit="last" change={change.last} unit={change.measure.unit} />}
        {change?.first && <SpeedChange visit="first" change={change.first} unit={change.measure.unit} />}
        <dt>{translate('recordGaitChange.norm.title')}</dt>
        <dd>{norm.text}</dd>
      </dl>
      <HowKnown ofChange={change !== undefined} />
    </Compared>
  );
};
