import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

interface Props {
  value: string;
  problem: string | undefined;
  onChange: (comment: string) => void;
}

/** The comment on a walk. */
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
