import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { todayIn } from '../../domain/calendar.ts';
import { DEFAULT_SCAN_PRESET, scanDays, scanPresets, shownDay } from '../../domain/scan/period.ts';
import { Choice } from '../../src/components/Choice.tsx';
import { FilterLabel } from '../../src/components/filterLook.ts';
import type { SessionFilter } from './session-filter.ts';

interface Props {
  filter: SessionFilter;
  zone: string;
  onChange: (part: SessionFilter) => void;
}

/** The last 7, 30 or 90 days, or days of one's own up to today (ASCAN-05..08). */
export const PeriodFilter = ({ filter, zone, onChange }: Props) => {
  const translate = useTranslate();
  const preset = filter.preset ?? DEFAULT_SCAN_PRESET;
  const [now] = useState(() => new Date());
  const today = todayIn(zone, now);
  const { first, last } = scanDays(filter, today);
  const day = (field: 'startDate' | 'endDate', label: string, value: string) => (
    <FilterLabel>
      {translate(label)}
      <input
        type="date"
        max={today}
        value={value}
        onChange={({ target }) => target.value && onChange({ [field]: target.value })}
      />
    </FilterLabel>
  );
  return (
    <>
      <FilterLabel as="div">
        <Typography variant="body2" component="span">
          {shownDay(first)} – {shownDay(last)}
        </Typography>
        <Choice
          label={translate('scanSessions.filter.period')}
          value={String(preset)}
          options={[
            ...scanPresets.map((days) => ({
              value: String(days),
              label: translate('scanSessions.filter.days', { days }),
            })),
            { value: '0', label: translate('scanSessions.filter.own') },
          ]}
          onChoose={(chosen) => onChange({ preset: Number(chosen), startDate: undefined, endDate: undefined })}
        />
      </FilterLabel>
      {preset === 0 && day('startDate', 'scanSessions.filter.start', first)}
      {preset === 0 && day('endDate', 'scanSessions.filter.end', last)}
    </>
  );
};
