import TextField from '@mui/material/TextField';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { findRangeErrors, type DayRange } from '../../domain/platform/day-range.ts';
import { useTyped } from './hooks.ts';
import { translateMessage } from './i18n/language.ts';

interface Props {
  /** The applied range. */
  range: DayRange;
  labels: Readonly<Record<keyof DayRange, string>>;
  /** Civil date: the last selectable day. */
  today: string;
  /** Whether the range may be open at an end. */
  isOptional?: boolean;
  onApply: (range: DayRange) => void;
}

/**
 * The first and the last day of a range. A day of the browser's calendar applies at once; a typed one on Enter or when its
 * field is left, because each key on the way to it makes another date. An invalid range stays as it is typed.
 */
export const DayRangeFields = ({ range, labels, today, isOptional, onApply }: Props) => {
  const [days, setDays] = useTyped(range);
  const [isTried, setTried] = useState(false);
  const isTyping = useRef(false);
  const errors = isTried ? findRangeErrors(days, { today, isOptional }) : null;
  const apply = (next: DayRange) => {
    const isChanged = next.from !== range.from || next.to !== range.to;
    setDays(next);
    setTried(isChanged);
    if (isChanged && !findRangeErrors(next, { today, isOptional })) onApply(next);
  };
  const type = (next: DayRange) => {
    setDays(next);
    setTried(false);
  };
  return (
    // Side by side at the top: an error below one moves neither.
    <Stack
      direction="row"
      gap={2}
      alignItems="flex-start"
      sx={{ flex: '0 1 352px !important', minWidth: 'min(296px, 100%) !important' }}
    >
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={labels[name]}
          value={days[name]}
          error={errors?.[name] !== undefined}
          helperText={errors?.[name] && translateMessage(errors[name])}
          sx={{ flex: '1 1 0', minWidth: 0 }}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today }, formHelperText: { role: 'alert' } }}
          onKeyDown={({ key }) => {
            isTyping.current = key !== 'Enter';
            if (key === 'Enter') apply(days);
          }}
          onChange={({ target }) => (isTyping.current ? type : apply)({ ...days, [name]: target.value })}
          onPointerDown={() => {
            isTyping.current = false;
          }}
          onBlur={() => {
            isTyping.current = false;
            apply(days);
          }}
        />
      ))}
    </Stack>
  );
};
