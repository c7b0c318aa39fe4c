import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import { useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** Empty is undefined, and whatever is no number is NaN, which no rule accepts. */
function parseNumber(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return undefined;
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
const formatNumber = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? '' : String(value));

interface Props {
  id: string;
  label: string;
  value: number | undefined;
  /** What the arrow keys and the slider stay within. */
  range: { min: number; max: number; step?: number };
  /** The end of the slider, which may be below the largest number; absent without a slider. */
  sliderMax?: number;
  /** Beside the number, inside the field. */
  unit?: string;
  error?: string;
  onChange: (value: number | undefined) => void;
  onBlur?: (event: FocusEvent) => void;
  /** Stands after the field. */
  children?: ReactNode;
}

/** A number: typed, changed by the arrow keys, or set by the slider beside it. */
export const NumberField = (props: Props) => {
  const { id, label, value, range, sliderMax, unit, error, onChange, onBlur, children } = props;
  const { min, max, step = 1 } = range;
  const translate = useTranslate();
  const [typed, setTyped] = useState(formatNumber(value));
  // The typed text stays as it is until the slider or an arrow key sets another number.
  const shown = Object.is(parseNumber(typed), value) ? typed : formatNumber(value);
  const isNumber = value !== undefined && !Number.isNaN(value);
  const errorId = `${id}-error`;

  const stepByKey = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    onChange(isNumber ? Math.min(max, Math.max(min, value + steps * step)) : min);
  };

  return (
    <div>
      <label htmlFor={id} className="title">
        {label}
      </label>
      <div className="number">
        <TextField
          id={id}
          value={shown}
          error={error !== undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(parseNumber(target.value));
          }}
          onKeyDown={stepByKey}
          onBlur={onBlur}
          slotProps={{
            input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
            htmlInput: {
              role: 'spinbutton',
              'aria-valuemin': min,
              'aria-valuemax': max,
              'aria-valuenow': isNumber ? value : undefined,
              'aria-describedby': error ? errorId : undefined,
              autoComplete: 'off',
              inputMode: 'decimal',
            },
          }}
        />
        {children}
        {sliderMax !== undefined && (
          <Slider
            aria-label={label}
            size="small"
            min={min}
            max={sliderMax}
            step={step}
            value={isNumber ? Math.min(sliderMax, Math.max(min, value)) : min}
            onChange={(_, selected) => onChange(selected)}
          />
        )}
      </div>
      {error && (
        <FormHelperText id={errorId} error role="alert">
          {translate(error)}
        </FormHelperText>
      )}
    </div>
  );
};
