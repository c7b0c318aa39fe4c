import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { GaitSession } from '../../../contract/gait/gait-session.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { findSpeedChange, type MeasureChange, type ChangeSince } from '../../../domain/gait/change.ts';
import { useNormTexts, useChangeTexts } from './useSpeedTexts.ts';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import {
  getDirection,
  detectableChanges,
  meaningfulChange,
  type DetectableChange,
  type Source,
} from '../../../domain/gait/detectable-change.ts';
import { formatMeasure } from '../../../domain/gait/measures.ts';
import { StatusChip } from '../../../src/ui/FactList.tsx';
import { normSource } from '../../../domain/gait/norms.ts';
import type { RecordGaitKey } from '../shared/messages.en.ts';

interface SpeedChangeProps {
  visit: 'last' | 'first';
  change: ChangeSince;
  unit: string | null | undefined;
}

/** The speed compared with an earlier visit: difference, whether it is a real change, and what else differed. */
const SpeedChange = ({ visit, change, unit }: SpeedChangeProps) => {
  const translate = useTranslate();
  const { otherwise, measured, published } = useChangeTexts();
  const differences = otherwise(change);
  const direction = getDirection(change);
  // No difference needs no such statement, unless it may come from different ways of measuring.
  const saysMore = direction !== 'same' || change.real === 'OTHER_METHOD';
  const size = formatMeasure(Math.abs(change.difference), unit);
  return (
    <>
      <dt>{translate(`recordGaitChange.since.${visit}` satisfies RecordGaitKey, { day: formatDate(change.day) })}</dt>
      <dd>
        <strong>{translate(`recordGaitChange.speed.${direction}` satisfies RecordGaitKey, { size })}</strong>{' '}
        {measured(change)} {saysMore && translate(`recordGaitChange.real.${change.real}` satisfies RecordGaitKey)}{' '}
        {saysMore && published(change)}
        {differences.length > 0 && (
          <div>
            <StatusChip tone="warning" label={translate('recordGaitChange.notTheSame')} /> {differences.join('; ')}
          </div>
        )}
      </dd>
    </>
  );
};

const Fold = styled('details')({
  '& > summary': { minHeight: 24, cursor: 'pointer', color: 'var(--primary)', fontWeight: 500 },
  '& > p, & > ul': { margin: '8px 0' },
  '& > ul': { display: 'grid', gap: 4, paddingLeft: 18 },
});

/** Sources and confidence of the comparison; those of measurement errors if a change is shown. */
const ComparisonBasis = ({ ofChange }: { ofChange: boolean }) => {
  const translate = useTranslate();
  const source = ({ author, year, journal }: Source) =>
    translate('recordGaitChange.how.source', { author: translate(author), year, journal });
  const confidence = (of: Source) =>
    translate(`recordGaitChange.how.confidence.${of.confidence}` satisfies RecordGaitKey);
  const people = ({ population, people: count, from, to, unit }: DetectableChange) => {
    const words = {
      population: translate(population),
      people: count,
      from: from === null ? '' : formatMeasure(from, unit),
      to: to === null ? '' : formatMeasure(to, unit),
    };
    if (from !== null && to !== null) return translate('recordGaitChange.how.range.between', words);
    if (to !== null) return translate('recordGaitChange.how.range.upTo', words);
    return translate(`recordGaitChange.how.${from === null ? 'people' : 'range.from'}` satisfies RecordGaitKey, words);
  };
  return (
    <Fold>
      <summary>{translate('recordGaitChange.how.ask')}</summary>
      {ofChange && (
        <>
          <p>{translate('recordGaitChange.how.change')}</p>
          <ul aria-label={translate('recordGaitChange.how.table')}>
            {detectableChanges.map((row) => (
              <li key={`${row.author} ${row.value}`}>
                {translate('recordGaitChange.how.row', {
                  value: formatMeasure(row.value, row.unit),
                  people: people(row),
                  source: source(row),
                  confidence: confidence(row),
                })}
              </li>
            ))}
          </ul>
          <p>
            {translate('recordGaitChange.how.matters', {
              small: formatMeasure(meaningfulChange.small, 'm/s'),
              substantial: formatMeasure(meaningfulChange.substantial, 'm/s'),
              source: source(meaningfulChange),
              confidence: confidence(meaningfulChange),
            })}
          </p>
        </>
      )}
      <p>
        {translate('recordGaitChange.how.norm', { source: source(normSource), confidence: confidence(normSource) })}
      </p>
      {ofChange && <p>{translate('recordGaitChange.how.others')}</p>}
    </Fold>
  );
};

const Comparison = styled('section')({
  marginTop: 16,
  padding: '12px 16px',
  borderRadius: 'var(--radius-small)',
  background: 'var(--sunken)',
  '& > p': { margin: '8px 0 0' },
  '& dl': { display: 'grid', gap: '2px 0', margin: '8px 0' },
  '& dt': { color: 'var(--ink-muted)', font: 'var(--text-body)' },
  '& dd': { margin: '0 0 8px', overflowWrap: 'anywhere' },
});

interface Props {
  record: PatientRecord;
  session: GaitSession;
  /** Undefined while earlier sessions are loading. */
  changes: readonly MeasureChange[] | undefined;
}

/** The speed of a session compared with earlier visits and with healthy people, with sources. */
export const SpeedComparison = ({ record, session, changes }: Props) => {
  const translate = useTranslate();
  const norm = useNormTexts(record, session);
  if (norm === null) return null;
  const change = changes && findSpeedChange(changes);
  return (
    <Comparison>
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
      <ComparisonBasis ofChange={change !== undefined} />
    </Comparison>
  );
};
