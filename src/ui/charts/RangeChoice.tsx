import { useTranslate } from 'react-admin';
import { useState } from 'react';
import {
  rangeLengths,
  type SelectedRange,
  toRangeAddress,
  toDays,
  parseRange,
} from '../../../domain/activity/selected-range.ts';
import { Choice } from '../Choice.tsx';
import { DayRangeFields } from '../DayRangeFields.tsx';
import { useSearchParams } from 'react-router';
import { useToday } from '../hooks.ts';

/**
 * Selected days in a time zone (IANA), kept in the address so that a link shows the same. Defaults to `fallback` days
 * up to today.
 */
export function useSelectedDays(zone: string, fallback: (typeof rangeLengths)[number] = 30) {
  const [search, setSearch] = useSearchParams();
  const today = useToday(zone);
  const chosen = parseRange(search, fallback);
  return {
    today,
    chosen,
    range: toDays(chosen, today),
    choose: (range: SelectedRange) => setSearch((known) => toRangeAddress(range, known, fallback), { replace: true }),
  };
}

interface Props {
  chosen: SelectedRange;
  /** The current range, where a custom range starts. */
  range: { from?: string; to?: string };
  today: string;
  onChoose: (range: SelectedRange) => void;
}

const getRangeLabel = (chosen: SelectedRange): string =>
  chosen === 'all' ? 'all' : 'from' in chosen ? 'custom' : String(chosen.days);

/** Selects days: up to today, all, or a custom range. */
export const RangeChoice = ({ chosen, range, today, onChoose }: Props) => {
  const translate = useTranslate();
  const [isCustom, setCustom] = useState(getRangeLabel(chosen) === 'custom');
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
          value={isCustom ? 'custom' : getRangeLabel(chosen)}
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
      {isCustom && (
        <DayRangeFields
          range={{ from: range.from ?? '', to: range.to ?? today }}
          labels={{ from: translate('results.from'), to: translate('results.to') }}
          today={today}
          onApply={onChoose}
        />
      )}
    </>
  );
};
