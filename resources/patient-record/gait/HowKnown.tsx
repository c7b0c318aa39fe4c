import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import {
  detectableChanges,
  meaningfulChange,
  type DetectableChange,
  type Source,
} from '../../../domain/gait/detectable-change.ts';
import { measureText } from '../../../domain/gait/measures.ts';
import { normSource } from '../../../domain/gait/norms.ts';

const Fold = styled('details')({
  '& > summary': { minHeight: 24, cursor: 'pointer', color: 'var(--primary)', fontWeight: 500 },
  '& > p, & > ul': { margin: '8px 0' },
  '& > ul': { display: 'grid', gap: 4, paddingLeft: 18 },
});

/** Sources of what is said of a speed, and how sure each is; those of errors where a change is spoken of. */
export const HowKnown = ({ ofChange }: { ofChange: boolean }) => {
  const translate = useTranslate();
  const source = ({ author, year, journal }: Source) =>
    translate('recordGaitChange.how.source', { author: translate(author), year, journal });
  const confidence = (of: Source) => translate(`recordGaitChange.how.confidence.${of.confidence}`);
  const people = ({ population, people: count, from, to, unit }: DetectableChange) => {
    const words = {
      population: translate(population),
      people: count,
      from: from === null ? '' : measureText(from, unit),
      to: to === null ? '' : measureText(to, unit),
    };
    if (from !== null && to !== null) return translate('recordGaitChange.how.range.between', words);
    if (to !== null) return translate('recordGaitChange.how.range.upTo', words);
    return translate(`recordGaitChange.how.${from === null ? 'people' : 'range.from'}`, words);
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
                  value: measureText(row.value, row.unit),
                  people: people(row),
                  source: source(row),
                  confidence: confidence(row),
                })}
              </li>
            ))}
          </ul>
          <p>
            {translate('recordGaitChange.how.matters', {
              small: measureText(meaningfulChange.small, 'm/s'),
              substantial: measureText(meaningfulChange.substantial, 'm/s'),
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
