import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

interface Props {
  value: string;
  problem: string | undefined;
  onChange: (comment: string) => void;
}

/** What is remarked of a walk before the next patient comes. */
export const WalkComment = ({ value, problem, onChange }: Props) => {
  const translate = useTranslate();
  return (
    <TextField
      fullWidth
      multiline
      minRows={2}
      label={translate('gait.walk.comment')}
      value={value}
      error={problem !== undefined}
      helperText={problem && translate(problem)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
