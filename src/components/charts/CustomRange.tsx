import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { customProblem, type ChosenRange } from '../../../domain/results/chosen-range.ts';

const Fields = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '& label': { display: 'flex', alignItems: 'center', gap: 8, color: 'var(--ink-muted)', font: 'var(--text-body)' },
  '& input': {
    height: 'var(--height-control)',
    padding: '0 10px',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-small)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    colorScheme: 'inherit',
    font: 'var(--text-body)',
  },
  '& input[aria-invalid="true"]': { borderColor: 'var(--error)' },
  '& p': { flexBasis: '100%', margin: 0, color: 'var(--error)', font: 'var(--text-small)' },
});

interface Props {
  from: string;
  to: string;
  /** The last day that is offered. */
  today: string;
  onChoose: (range: ChosenRange) => void;
}

/** Two days; what they enclose is shown as soon as they make a range. */
export const CustomRange = ({ from, to, today, onChoose }: Props) => {
  const translate = useTranslate();
  const message = useId();
  const [typed, setTyped] = useState({ from, to });
  const problem = customProblem(typed.from, typed.to);
  const type = (name: 'from' | 'to', day: string) => {
    const next = { ...typed, [name]: day };
    setTyped(next);
    if (customProblem(next.from, next.to) === null) onChoose(next);
  };
  return (
    <Fields>
      {(['from', 'to'] as const).map((name) => (
        <label key={name}>
          {translate(`results.${name}`)}
          <input
            type="date"
            max={today}
            value={typed[name]}
            aria-invalid={problem !== null}
            aria-describedby={problem ? message : undefined}
            onChange={({ target }) => type(name, target.value)}
          />
        </label>
      ))}
      {problem && (
        <p id={message} role="alert">
          {translate(`results.problem.${problem}`)}
        </p>
      )}
    </Fields>
  );
};
