import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { GaitSession } from '../../../contract/gait/gait-session.ts';
import { getMeasureName, listSources, formatMeasure, type Measure } from '../../../domain/gait/measures.ts';
import { orderItems } from '@exer/gait-analysis/measures.ts';
import type { RecordGaitKey } from '../shared/messages.en.ts';

const Small = styled('small')({
  display: 'block',
  font: 'var(--text-body)',
  color: 'var(--ink-muted)',
});

interface CertaintyProps {
  item: string;
  measure: Measure;
  /** Also names the source, if a session has several. */
  withSource: boolean;
}

/** Certainty of a value, number of strides, and source, if known. */
const Certainty = ({ item, measure, withSource }: CertaintyProps) => {
  const translate = useTranslate();
  const { plusMinus, count, unit, source = 'DEVICE' } = measure;
  const over = item === 'step' ? 'step' : 'stride';
  const interval = [
    plusMinus !== undefined && translate('recordGaitRecording.half', { half: formatMeasure(plusMinus, unit) }),
    count !== undefined &&
      translate(`recordGaitRecording.over.${over}` satisfies RecordGaitKey, { smart_count: count }),
  ].filter(Boolean);
  const details = [
    interval.join(' '),
    withSource && translate(`recordGaitRecording.source.${source}` satisfies RecordGaitKey),
  ].filter(Boolean);
  return details.length > 0 && <Small>{details.join(' · ')}</Small>;
};

const Groups = styled('div')({
  columns: '240px auto',
  columnGap: 32,
  '& section': { breakInside: 'avoid', paddingTop: 16 },
  '& dl': { display: 'grid', margin: '4px 0 0', fontVariantNumeric: 'tabular-nums' },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 16px',
    padding: '6px 0',
    borderTop: '1px solid var(--border)',
  },
  '& dt': { flex: '1 1 0', minWidth: 'min-content', color: 'var(--ink-muted)' },
  '& dd': { margin: '0 0 0 auto', fontWeight: 600, textAlign: 'right', whiteSpace: 'nowrap' },
  '& dd.none': { fontWeight: 400, color: 'var(--ink-muted)' },
});

interface Props {
  data: GaitSession['session']['data'];
  textOf: (value: number, unit: string | null | undefined) => string;
  /** Heading level of the groups. */
  heading?: 'h3' | 'h4';
  /** Shows certainty and source of each value. */
  withCertainty?: boolean;
  /** Whether the recording is still being measured. */
  isWaiting: boolean;
}

/** The measures by item: speed, hip, knee and so on (ENT-038, ENT-039). */
export const MeasureGroups = ({ data, textOf, heading = 'h3', withCertainty = false, isWaiting }: Props) => {
  const translate = useTranslate();
  const items = orderItems(data);
  const areMixed = listSources(data).length > 1;
  if (items.length === 0)
    return <p>{translate(isWaiting ? 'recordGait.notMeasuredYet' : 'recordGait.nothingMeasured')}</p>;
  return (
    <Groups>
      {items.map(({ name, measures }) => (
        <section key={name}>
          <Typography variant="h4" component={heading}>
            {translate(`recordGait.item.${name}`, { _: name })}
          </Typography>
          <dl>
            {measures.map((measure) => (
              <div key={measure.name}>
                <dt>{translate(getMeasureName(measure))}</dt>
                {measure.value === null ? (
                  <dd className="none">{translate('recordGait.notMeasured')}</dd>
                ) : (
                  <dd>
                    {textOf(measure.value, measure.unit)}
                    {withCertainty && <Certainty item={name} measure={measure} withSource={areMixed} />}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Groups>
  );
};
