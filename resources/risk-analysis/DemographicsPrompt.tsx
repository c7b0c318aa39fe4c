import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { sexes } from '../../contract/platform/enumerations.ts';
import { DEFAULT_DEMOGRAPHICS, isAge, type Demographics } from '../../domain/risk-analysis/demographics.ts';
import type { Demographic, OutcomeType } from '../../domain/risk-analysis/outcome.ts';
import { FormField } from '../../src/ui/FormField.tsx';
import type { AnalysisKey } from './shared/messages.en.ts';

interface Props {
  type: OutcomeType;
  /** The demographics to ask for: those that the session does not have. */
  asked: readonly Demographic[];
  /** The values entered before. */
  entered: Demographics | undefined;
  onSubmit: (entered: Demographics) => void;
}

/** Asks for sex and age that a session does not have (RISK-12, RISK-20..23). */
export const DemographicsPrompt = ({ type, asked, entered, onSubmit }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: {
      sex: entered?.sex ?? DEFAULT_DEMOGRAPHICS.sex,
      age: String(entered?.age ?? DEFAULT_DEMOGRAPHICS.age),
    },
  });
  const isKnown = (demographic: Demographic) => !asked.includes(demographic);
  const submit = handleSubmit(({ sex, age }) =>
    onSubmit({ sex: isKnown('SEX') ? null : sex, age: isKnown('AGE') ? null : Number(age) }),
  );
  return (
    <Stack component="form" noValidate gap={2} aria-labelledby={titleId} onSubmit={(event) => void submit(event)}>
      <Typography id={titleId}>
        {translate('analysis.prompt.required', { type: translate(`analysis.type.${type}` satisfies AnalysisKey) })}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} gap={2}>
        {asked.includes('SEX') && (
          <FormField
            label={translate('analysis.prompt.sex')}
            field={register('sex')}
            options={sexes.map((sex) => ({
              value: sex,
              label: translate(`analysis.sex.${sex}` satisfies AnalysisKey),
            }))}
          />
        )}
        {asked.includes('AGE') && (
          <FormField
            label={translate('analysis.prompt.age')}
            type="number"
            field={register('age', {
              validate: (age) => (age.trim() !== '' && isAge(Number(age))) || translate('analysis.prompt.ageProblem'),
            })}
            error={formState.errors.age?.message}
          />
        )}
      </Stack>
      <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
        {translate('analysis.prompt.submit')}
      </Button>
    </Stack>
  );
};
