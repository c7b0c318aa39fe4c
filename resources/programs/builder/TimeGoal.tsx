import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Message } from '../../../contract/platform/message.ts';
import { TIMER } from '../../../contract/platform/limits.ts';
import { cleanDurationInput, formatDuration, parseDuration } from '../../../domain/platform/duration.ts';
import { translateMessage } from '../../../src/ui/i18n/language.ts';
import type { BuilderKey } from './messages.en.ts';

interface Props {
  /** Null while the typed text is no valid time. */
  seconds: number | null;
  onChange: (seconds: number | null) => void;
}

/** The time of a goal: typed as m:ss, set by slider up to a minute, or picked (BLD-51..57). */
export const TimeGoal = ({ seconds, onChange }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState(seconds === null ? '' : formatDuration(seconds));
  const [error, setError] = useState<Message>();

  const select = (selected: number) => {
    setTyped(formatDuration(selected));
    setError(undefined);
    onChange(selected);
  };
  const onType = (text: string) => {
    const input = cleanDurationInput(text);
    setTyped(input);
    const parsed = parseDuration(input);
    setError('problem' in parsed ? parsed.problem : undefined);
    onChange('problem' in parsed ? null : parsed.seconds);
  };

  return (
    <div>
      <TextField
        fullWidth
        id="field-time"
        label={translate('builder.time')}
        value={typed}
        error={error !== undefined}
        helperText={error && translateMessage(error)}
        onChange={({ target }) => onType(target.value)}
        onBlur={() => {
          if (seconds !== null) setTyped(formatDuration(seconds));
        }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { autoComplete: 'off', inputMode: 'numeric' } }}
        sx={{ mt: 1, '& .MuiOutlinedInput-root': { background: 'var(--surface)' } }}
      />
      <div style={{ padding: '4px 8px 0' }}>
        <Slider
          aria-label={translate('builder.timer')}
          size="small"
          min={TIMER.min}
          max={TIMER.max}
          value={Math.min(seconds ?? 0, TIMER.max)}
          getAriaValueText={formatDuration}
          onChange={(_, selected) => select(selected)}
        />
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}>
        {TIMER.quickPicks.map((pick) => (
          <Button
            key={pick}
            size="small"
            variant={seconds === pick ? 'contained' : 'outlined'}
            onClick={() => select(pick)}
            sx={{ px: 1.25 }}
          >
            {translate(`builder.quick.${pick}` satisfies BuilderKey)}
          </Button>
        ))}
      </div>
    </div>
  );
};
