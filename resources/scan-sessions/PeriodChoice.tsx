import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { listedDays, type ListedPeriod } from '../../domain/scan-sessions/period.ts';
import { Choice } from '../../src/ui/Choice.tsx';
import { DayRangeFields } from '../../src/ui/DayRangeFields.tsx';
import { useClockZone } from '../../src/ui/DateTimeText.tsx';
import { useToday } from '../../src/ui/hooks.ts';

const OWN = 'own';

interface Props {
  period: ListedPeriod;
  onChange: (period: ListedPeriod) => void;
}

/** Selects today, the last days, or a first and a last day. */
export const PeriodChoice = ({ period: { days, from, to }, onChange }: Props) => {
  const translate = useTranslate();
  const today = useToday(useClockZone());
  const [isOwn, setOwn] = useState(from !== undefined || to !== undefined);
  const hasOwn = days === undefined && (isOwn || from !== undefined || to !== undefined);
  const choose = (value: string) => {
    setOwn(value === OWN);
    const none = { days: undefined, from: undefined, to: undefined };
    onChange(value === '' || value === OWN ? none : { ...none, days: Number(value) });
  };
  return (
    <>
      <Choice
        label={translate('scan.filter.period')}
        none={translate('scan.filter.anyTime')}
        value={hasOwn ? OWN : String(days ?? '')}
        options={[
          ...listedDays.map((count) => ({
            value: String(count),
            label: count === 1 ? translate('scan.filter.today') : translate('scan.filter.days', { count }),
          })),
          { value: OWN, label: translate('scan.filter.ownDays') },
        ]}
        onChoose={choose}
      />
      {hasOwn && (
        <DayRangeFields
          range={{ from: from ?? '', to: to ?? '' }}
          labels={{ from: translate('scan.filter.from'), to: translate('scan.filter.to') }}
          today={today}
          isOptional
          onApply={(own) => onChange({ from: own.from || undefined, to: own.to || undefined })}
        />
      )}
    </>
  );
};
