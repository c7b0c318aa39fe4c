import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { demographicsNeeded, type Demographics } from '../../domain/risk/demographics.ts';
import type { Outcome } from '../../domain/risk/outcome.ts';

interface Props {
  outcome: Outcome;
  person: Demographics;
  /** Only where something was entered by hand. */
  onChange: (() => void) | undefined;
}

/** The sex and age that the result was judged by, where the outcome asks for them. */
export const AssessedFor = ({ outcome, person: { sex, age }, onChange }: Props) => {
  const translate = useTranslate();
  const words = demographicsNeeded(outcome).flatMap((demographic) => {
    if (demographic === 'SEX') return sex === null ? [] : [translate(`analysis.sex.${sex}`)];
    return age === null ? [] : [translate('analysis.years', { smart_count: age })];
  });
  if (words.length === 0) return null;
  return (
    <Stack direction="row" flexWrap="wrap" alignItems="center" columnGap={2} rowGap={1}>
      <Typography>{translate('analysis.assessedFor', { person: words.join(', ') })}</Typography>
      {onChange && (
        <Button size="small" variant="outlined" onClick={onChange}>
          {translate('analysis.change')}
        </Button>
      )}
    </Stack>
  );
};
