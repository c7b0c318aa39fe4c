import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Group = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  columnGap: 16,
  width: '100%',
  minWidth: 0,
  maxHeight: 264,
  overflowY: 'auto',
  margin: 0,
  padding: '4px 12px 8px',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-small)',
  '&[aria-invalid]': { borderColor: 'var(--error)' },
  '& legend': { padding: '0 4px', font: 'var(--text-micro)', color: 'var(--ink-muted)' },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32, overflowWrap: 'anywhere' },
  '& input': { flex: 'none', width: 18, height: 18, margin: 0, accentColor: 'var(--primary)' },
});

interface Props<Value> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChoose: (chosen: Value[]) => void;
  error?: string;
}

/** Checkboxes under one legend. */
export function CheckGroup<Value extends string | number>({ legend, options, chosen, onChoose, error }: Props<Value>) {
  const errorId = useId();
  const toggle = (value: Value) =>
    onChoose(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <div>
      <Group aria-invalid={error ? true : undefined} aria-describedby={error ? errorId : undefined}>
        <legend>{legend}</legend>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
            {label}
          </label>
        ))}
      </Group>
      {error && (
        <FormHelperText id={errorId} error>
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
