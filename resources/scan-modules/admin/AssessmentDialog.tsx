import Typography from '@mui/material/Typography';
import { TextInput, useGetList, useTranslate } from 'react-admin';
import type { listAssessmentIds } from '../../../contract/scan-sessions/admin-scan-sessions.ts';
import type { ResponseOf } from '../../../contract/platform/call.ts';
import { MAX_PAGE_SIZE } from '../../../contract/platform/limits.ts';
import { SelectedAssessment } from '../../../contract/scan-modules/scan-modules.ts';
import type { DraftAssessment, DraftModule } from '../../../domain/scan-modules/draft.ts';
import { ErrorView } from '../../../src/ui/PageStates.tsx';
import { FormInDialog } from '../../../src/ui/forms/FormInDialog.tsx';
import { NativeSelectInput } from '../../../src/ui/forms/inputs.tsx';
import { validateFormBy } from '../../../src/ui/formHelpers.ts';
import { useFailureToast } from '../../../src/ui/hooks.ts';
import type { ScanModulesKey, scanModulesMessages } from './messages.en.ts';

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
  const text = (key: keyof typeof scanModulesMessages.scanModules.form, values = {}) =>
    translate(`scanModules.form.${key}`, values);
  const { data, error, isPending, refetch } = useGetList<ResponseOf<typeof listAssessmentIds>[number]>(
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
    const { id, nameOverride } = SelectedAssessment.parse(form);
    const known = assessment ?? data?.find((each) => each.id === id);
    if (known) onSave({ ...known, nameOverride });
  };
  return (
    <FormInDialog
      name={`scan-assessment/${assessment?.id ?? 'new'}`}
      title={translate(assessment ? 'scanModules.editAssessment' : 'scanModules.addAssessment')}
      needs="id"
      defaultValues={{ id: assessment?.id ?? '', nameOverride: assessment?.nameOverride ?? '' }}
      validate={validateFormBy(SelectedAssessment)}
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
          emptyText={`scanModules.form.${isPending ? 'loading' : 'chooseAssessment'}` satisfies ScanModulesKey}
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
