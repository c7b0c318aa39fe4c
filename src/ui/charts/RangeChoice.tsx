import { useTranslate } from 'react-admin';
import { useState, useId } from 'react';
import {
  rangeLengths,
  type SelectedRange,
  validateCustomRange,
  toRangeAddress,
  toDays,
  parseRange,
} from '../../../domain/activity/selected-range.ts';
import { Choice } from '../Choice.tsx';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router';
import { useToday } from '../hooks.ts';
import type { ChartKey } from './messages.en.ts';

interface CustomRangeProps {
  from: string;
  to: string;
  /** Last selectable day. */
  today: string;
  onChoose: (range: SelectedRange) => void;
}

/** A custom range of two days, applied as soon as it is valid. */
const CustomRange = ({ from, to, today, onChoose }: CustomRangeProps) => {
  const translate = useTranslate();
  const message = useId();
  const [typed, setTyped] = useState({ from, to });
  const problem = validateCustomRange(typed.from, typed.to);
  const type = (name: 'from' | 'to', day: string) => {
    const next = { ...typed, [name]: day };
    setTyped(next);
    if (validateCustomRange(next.from, next.to) === null) onChoose(next);
  };
  return (
    <Stack direction="row" flexWrap="wrap" alignItems="center" gap={1.5}>
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={translate(`results.${name}` satisfies ChartKey)}
          value={typed[name]}
          error={problem !== null}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { max: today, 'aria-describedby': problem ? message : undefined },
          }}
          onChange={({ target }) => type(name, target.value)}
        />
      ))}
      {problem && (
        <FormHelperText id={message} role="alert" error sx={{ flexBasis: '100%' }}>
          {translate(`results.problem.${problem}` satisfies ChartKey)}
        </FormHelperText>
      )}
    </Stack>
  );
};

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
      {isCustom && <CustomRange from={range.from ?? ''} to={range.to ?? today} today={today} onChoose={onChoose} />}
    </>
  );
};
