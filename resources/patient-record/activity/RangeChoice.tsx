import { useTranslate } from 'ra-core';
import { Choice } from '../../../src/components/Choice.tsx';
import { rangeDays } from './useRange.ts';

/** How far back one looks. */
export const RangeChoice = ({ days, onChoose }: { days: number; onChoose: (days: number) => void }) => {
  const translate = useTranslate();
  return (
    <div style={{ width: 180, marginBottom: 16 }}>
      <Choice
        label={translate('recordActivity.range')}
        value={String(days)}
        options={rangeDays.map((count) => ({
          value: String(count),
          label: translate('recordActivity.lastDays', { count }),
        }))}
        onChoose={(chosen) => onChoose(Number(chosen))}
      />
    </div>
  );
};
