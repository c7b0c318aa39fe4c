import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { TIMER } from '../../contract/limits.ts';
import { durationInput, formatDuration, parseDuration } from '../../domain/duration.ts';

interface Props {
  /** Null while what is typed is no time. */
  seconds: number | null;
  onChange: (seconds: number | null) => void;
}

/** The time of a goal: typed as m:ss, slid up to a minute, or picked; the last two never leave it misspelt (BLD-51..57). */
export const TimeGoal = ({ seconds, onChange }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState(seconds === null ? '' : formatDuration(seconds));
  const [problem, setProblem] = useState<string>();

  const choose = (chosen: number) => {
    setTyped(formatDuration(chosen));
    setProblem(undefined);
    onChange(chosen);
  };
  const type = (text: string) => {
    const kept = durationInput(text);
    setTyped(kept);
    const parsed = parseDuration(kept);
    setProblem('problem' in parsed ? parsed.problem : undefined);
    onChange('problem' in parsed ? null : parsed.seconds);
  };

  return (
    <div>
      <TextField
        fullWidth
        id="field-time"
        label={translate('builder.time')}
        value={typed}
        error={problem !== undefined}
        helperText={problem && translate(problem)}
        onChange={({ target }) => type(target.value)}
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
          onChange={(_, chosen) => choose(chosen)}
        />
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}>
        {TIMER.quickPicks.map((pick) => (
          <Button
            key={pick}
            size="small"
            variant={seconds === pick ? 'contained' : 'outlined'}
            onClick={() => choose(pick)}
            sx={{ px: 1.25 }}
          >
            {translate(`builder.quick.${pick}`)}
          </Button>
        ))}
      </div>
    </div>
  );
};
