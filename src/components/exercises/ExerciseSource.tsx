import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../../contract/exercises.ts';

const licences: Record<string, string> = { 'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/' };

/** Where an exercise comes from and on what terms, which its licence asks to be shown (docs/DATA.md). */
export const ExerciseSource = ({ exercise: { source } }: { exercise: Pick<Exercise, 'source'> }) => {
  const translate = useTranslate();
  if (!source) return null;
  const address = licences[source.license];
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      {translate('exercises.source', { name: source.name })}{' '}
      {address ? (
        <Link href={address} target="_blank" rel="license noreferrer" underline="always">
          {source.license}
        </Link>
      ) : (
        source.license
      )}
    </Typography>
  );
};
