import Typography from '@mui/material/Typography';
import { TextInput, useGetList, useTranslate } from 'react-admin';
import type { listAssessmentIds } from '../../../contract/admin-scan.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { MAX_PAGE_SIZE } from '../../../contract/limits.ts';
import { ChosenAssessment } from '../../../contract/scan-modules.ts';
import type { DraftAssessment, DraftModule } from '../../../domain/scan/modules/draft.ts';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { FormInDialog } from '../../../src/components/record-form/FormInDialog.tsx';
import { NativeSelectInput } from '../../../src/components/record-form/NativeSelectInput.tsx';
import { validateFormBy } from '../../../src/components/record-form/validateBy.ts';
import { useFailureToast } from '../../../src/components/useFailureToast.ts';

interface Props {
  module: DraftModule;
  /** The one whose name is edited; none to add one. */
  assessment: DraftAssessment | null;
  onSave: (assessment: DraftAssessment) => void;
  onClose: () => void;
}

/**
 * Add Assessment and Edit Assessment (MODS-15..18, ERR-05): one of all assessments, where those already in the module are there
 * to see, and not to choose. A blank name is the assessment's own (MODS-30).
 */
export const AssessmentDialog = ({ module, assessment, onSave, onClose }: Props) => {
  const translate = useTranslate();
  const text = (key: string, values = {}) => translate(`scanModules.form.${key}`, values);
  const { data, error, isPending, refetch } = useGetList<AnswerOf<typeof listAssessmentIds>[number]>(
    'scan/assessments',
    { pagination: { page: 1, perPage: MAX_PAGE_SIZE }, sort: { field: 'id', order: 'ASC' } },
    { enabled: assessment === null },
  );
  const failure = useFailureToast(error, () => text('assessmentsFailed'));
  const choices = (data ?? []).map(({ id, name }) => {
    const disabled = module.assessments.some((taken) => taken.id === id);
    return { id, name: disabled ? text('taken', { name: translate(name) }) : name, disabled };
  });
  const keep = (form: object) => {
    const { id, nameOverride } = ChosenAssessment.parse(form);
    const known = assessment ?? data?.find((each) => each.id === id);
    if (known) onSave({ ...known, nameOverride });
  };
  return (
    <FormInDialog
      kept={`scan-assessment/${assessment?.id ?? 'new'}`}
      title={translate(assessment ? 'scanModules.editAssessment' : 'scanModules.addAssessment')}
      needs="id"
      defaultValues={{ id: assessment?.id ?? '', nameOverride: assessment?.nameOverride ?? '' }}
      validate={validateFormBy(ChosenAssessment)}
      onSubmit={keep}
      onClose={onClose}
    >
      {assessment && (
        <Typography>
          {translate(assessment.name)}{' '}
          <Typography component="span" color="textSecondary">
            {assessment.id}
          </Typography>
        </Typography>
      )}
      {error && <ErrorView message={failure} onRetry={() => void refetch()} />}
      {!assessment && !error && (
        <NativeSelectInput
          source="id"
          label="scanModules.form.assessment"
          choices={choices}
          emptyText={`scanModules.form.${isPending ? 'loading' : 'chooseAssessment'}`}
        />
      )}
      <TextInput
        source="nameOverride"
        label="scanModules.form.nameOverride"
        helperText="scanModules.form.nameOverrideHint"
      />
      <Typography variant="body2" color="textSecondary">
        {text('local')}
      </Typography>
    </FormInDialog>
  );
};
