import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { muiField } from '../../../src/components/muiField.ts';
import { useFailureToast } from '../../../src/toasts/useFailureToast.ts';
import type { useAssessmentNames } from './useAssessmentNames.ts';

interface Props {
  names: ReturnType<typeof useAssessmentNames>;
  /** Those that the module has already. */
  taken: readonly { id: string }[];
  field: UseFormRegisterReturn;
}

/** One of all assessments; those already in the module are there to see, and not to choose (MODS-15, MODS-16, ERR-05). */
export const AssessmentPicker = ({ names: { data, error, isPending, refetch }, taken, field }: Props) => {
  const translate = useTranslate();
  const text = (key: string, values = {}) => translate(`scanModules.form.${key}`, values);
  const { slotProps, ...registered } = muiField(field);
  const failure = useFailureToast(error, () => text('assessmentsFailed'));
  if (error) return <ErrorView message={failure} onRetry={() => void refetch()} />;
  return (
    <TextField
      fullWidth
      select
      label={text('assessment')}
      {...registered}
      slotProps={{ ...slotProps, select: { native: true } }}
    >
      <option value="">{text(isPending ? 'loading' : 'chooseAssessment')}</option>
      {data?.map(({ id, name }) => {
        const isTaken = taken.some((assessment) => assessment.id === id);
        return (
          <option key={id} value={id} disabled={isTaken}>
            {isTaken ? text('taken', { name: translate(name) }) : translate(name)}
          </option>
        );
      })}
    </TextField>
  );
};
