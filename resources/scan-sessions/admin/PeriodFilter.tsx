import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { getToday } from '../../../domain/platform/calendar.ts';
import {
  getPeriodDays,
  scanPresets,
  formatPeriodDay,
  setDays,
  setPreset,
  type DateRange,
  type ScanPreset,
} from '../../../domain/scan-sessions/period.ts';
import { DayRangeFields } from '../../../src/ui/DayRangeFields.tsx';
import { FilterLabel } from '../../../src/ui/filterStyles.ts';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import { currentLanguage } from '../../../src/ui/i18n/language.ts';

interface Props {
  range: DateRange;
  zone: string;
  disabled: boolean;
  onChange: (range: DateRange) => void;
}

const formatDay = (day: string) => (currentLanguage() === 'en' ? formatPeriodDay(day) : formatDate(day));
const presets = Object.keys(scanPresets) as ScanPreset[];

/** Selects the last 7, 30 or 90 days, or a custom period up to today (ASCAN-05..08). */
export const PeriodFilter = ({ range, zone, disabled, onChange }: Props) => {
  const translate = useTranslate();
  const [now] = useState(() => new Date());
  const today = getToday(zone, now);
  const { first, last } = getPeriodDays(range, today);
  return (
    <>
      <FilterLabel as="div" sx={{ flex: '0 1 auto !important', minWidth: 0 }}>
        <span>
          {formatDay(first)} – {formatDay(last)}
        </span>
        <ToggleButtonGroup
          size="small"
          disabled={disabled}
          aria-label={translate('scanSessions.filter.period')}
          value={presets.filter((preset) => range[preset])}
        >
          {presets.map((preset) => (
            <ToggleButton key={preset} value={preset} onClick={() => onChange(setPreset(range, preset))}>
              {translate('scanSessions.filter.days', { days: scanPresets[preset] })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </FilterLabel>
      <DayRangeFields
        range={{ from: first, to: last }}
        labels={{ from: translate('scanSessions.filter.start'), to: translate('scanSessions.filter.end') }}
        today={today}
        onApply={({ from, to }) => onChange(setDays(range, { startDate: from, endDate: to }))}
      />
    </>
  );
};
