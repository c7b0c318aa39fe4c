import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: theme.spacing(0.5), color: 'var(--ink-muted)', font: 'var(--text-small)' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 64,
    minHeight: 44,
    padding: theme.spacing(0, 2),
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-small)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    cursor: 'pointer',
  },
  '& input': { margin: theme.spacing(0, 1, 0, 0), accentColor: 'var(--primary)' },
  '& label:has(:checked)': { borderColor: 'var(--primary)', background: 'var(--primary-soft)', fontWeight: 600 },
  '& label:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
}));

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** One of a few, each as large as a finger. */
export function Segments<Value extends string>({ label, value, options, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChoose(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </Group>
  );
}
