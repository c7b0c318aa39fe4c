import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { customProblem, type ChosenRange } from '../../../domain/results/chosen-range.ts';

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
    <Stack direction="row" flexWrap="wrap" alignItems="center" gap={1.5}>
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={translate(`results.${name}`)}
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
          {translate(`results.problem.${problem}`)}
        </FormHelperText>
      )}
    </Stack>
  );
};
