import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { GaitSession } from '../../../contract/gait.ts';
import { measureName, orderedItems, sourcesOf } from '../../../domain/gait/measures.ts';
import { Certainty } from './Certainty.tsx';

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
  /** Writes a value with its unit. */
  textOf: (value: number, unit: string | null | undefined) => string;
  /** Level of the groups' headings. */
  heading?: 'h3' | 'h4';
  /** Says of each value how sure it is, and where it comes from. */
  withCertainty?: boolean;
  /** Whether values of the recording are still to come. */
  isWaiting: boolean;
}

/** What was measured, by item: speed, hip, knee and so on (ENT-038, ENT-039). */
export const MeasureGroups = ({ data, textOf, heading = 'h3', withCertainty = false, isWaiting }: Props) => {
  const translate = useTranslate();
  const items = orderedItems(data);
  const areMixed = sourcesOf(data).length > 1;
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
                <dt>{translate(measureName(measure))}</dt>
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
