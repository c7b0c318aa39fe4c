import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState } from 'react';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(2),
  '& .MuiTextField-root': { flex: '0 1 240px' },
  '& .MuiButton-root': { minHeight: 44 },
}));

interface Props {
  problem?: string;
  onSeconds: (seconds: number) => void;
}

/** For a walk that another watch has timed. */
export const TypedSeconds = ({ problem, onSeconds }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSeconds(Number(typed.trim().replace(',', '.') || Number.NaN));
      }}
    >
      <TextField
        label={translate('gait.walk.typed')}
        value={typed}
        error={problem !== undefined}
        helperText={problem && translate(problem)}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <Button type="submit" variant="outlined">
        {translate('gait.walk.useTyped')}
      </Button>
    </Form>
  );
};
