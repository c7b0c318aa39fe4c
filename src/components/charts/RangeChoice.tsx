import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { rangeLengths, type ChosenRange } from '../../../domain/results/chosen-range.ts';
import { Choice } from '../Choice.tsx';
import { CustomRange } from './CustomRange.tsx';

interface Props {
  chosen: ChosenRange;
  /** The days that are shown now; where an own range begins. */
  range: { from?: string; to?: string };
  today: string;
  onChoose: (range: ChosenRange) => void;
}

const nameOf = (chosen: ChosenRange): string =>
  chosen === 'all' ? 'all' : 'from' in chosen ? 'custom' : String(chosen.days);

/** Which days one looks at: up to today, all, or from one day to another. */
export const RangeChoice = ({ chosen, range, today, onChoose }: Props) => {
  const translate = useTranslate();
  const [isCustom, setCustom] = useState(nameOf(chosen) === 'custom');
  const choose = (name: string) => {
    setCustom(name === 'custom');
    if (name === 'all') onChoose('all');
    const days = rangeLengths.find((length) => String(length) === name);
    if (days) onChoose({ days });
  };
  return (
    <>
      <div style={{ width: 180 }}>
        <Choice
          label={translate('results.range')}
          value={isCustom ? 'custom' : nameOf(chosen)}
          options={[
            ...rangeLengths.map((count) => ({
              value: String(count),
              label: translate('results.lastDays', { count }),
            })),
            { value: 'all', label: translate('results.all') },
            { value: 'custom', label: translate('results.custom') },
          ]}
          onChoose={choose}
        />
      </div>
      {isCustom && <CustomRange from={range.from ?? ''} to={range.to ?? today} today={today} onChoose={onChoose} />}
    </>
  );
};
