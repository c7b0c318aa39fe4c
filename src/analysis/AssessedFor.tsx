import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Demographics } from '../../domain/risk/demographics.ts';
import { personText } from './outcomeTexts.ts';

interface Props {
  person: Demographics;
  /** Only where something was entered by hand. */
  onChange: (() => void) | undefined;
}

/** The sex and age of whoever the result is about, as far as they are known. */
export const AssessedFor = ({ person, onChange }: Props) => {
  const translate = useTranslate();
  const words = personText(person, translate);
  if (words === null) return null;
  return (
    <Stack direction="row" flexWrap="wrap" alignItems="center" columnGap={2} rowGap={1}>
      <Typography>{translate('analysis.assessedFor', { person: words })}</Typography>
      {onChange && (
        <Button size="small" variant="outlined" onClick={onChange}>
          {translate('analysis.change')}
        </Button>
      )}
    </Stack>
  );
};
