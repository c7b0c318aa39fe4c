import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useKeptForm } from '../../../src/components/useKeptForm.ts';
import { ChosenAssessment } from '../../../contract/scan-modules.ts';
import type { DraftAssessment, DraftModule } from '../../../domain/scan/modules/draft.ts';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { FormField } from '../../../src/components/FormField.tsx';
import { problemsResolver } from '../../../src/components/problemsResolver.ts';
import { shapeProblems } from '../../../src/components/shapeProblems.ts';
import { AssessmentPicker } from './AssessmentPicker.tsx';
import { DraftButtons } from './DraftButtons.tsx';
import { useAssessmentNames } from './useAssessmentNames.ts';

interface Props {
  module: DraftModule;
  /** The one whose name is edited; none to add one. */
  assessment: DraftAssessment | null;
  onSave: (assessment: DraftAssessment) => void;
  onClose: () => void;
}

/** Add Assessment and Edit Assessment (MODS-15..17); a blank name is the assessment's own (MODS-30). */
export const AssessmentDialog = ({ module, assessment, onSave, onClose }: Props) => {
  const translate = useTranslate();
  const text = (key: string) => translate(`scanModules.form.${key}`);
  const names = useAssessmentNames(assessment === null);
  const { control, register, handleSubmit, formState } = useKeptForm(`scan-assessment/${assessment?.id ?? 'new'}`, {
    resolver: problemsResolver((form) => shapeProblems(ChosenAssessment, form)),
    defaultValues: { id: assessment?.id ?? '', nameOverride: assessment?.nameOverride ?? '' },
  });
  const chosen = useWatch({ control, name: 'id' });
  const { errors, isDirty } = formState;
  const submit = handleSubmit((form) => {
    const known = assessment ?? names.data?.find(({ id }) => id === form.id);
    if (known) onSave({ ...known, nameOverride: ChosenAssessment.parse(form).nameOverride });
  });
  return (
    <FormDialog
      title={translate(assessment ? 'scanModules.editAssessment' : 'scanModules.addAssessment')}
      holdsDraft={isDirty}
      onClose={onClose}
    >
      <DialogContent>
        <form noValidate style={{ display: 'grid', gap: 16, paddingTop: 8 }} onSubmit={(event) => void submit(event)}>
          {assessment ? (
            <Typography>
              {translate(assessment.name)}{' '}
              <Typography component="span" color="textSecondary">
                {assessment.id}
              </Typography>
            </Typography>
          ) : (
            <AssessmentPicker names={names} taken={module.assessments} field={register('id')} />
          )}
          <FormField
            label={text('nameOverride')}
            field={register('nameOverride')}
            error={errors.nameOverride?.message}
            hint={text('nameOverrideHint')}
          />
          <DraftButtons disabled={chosen === ''} onCancel={onClose} />
        </form>
      </DialogContent>
    </FormDialog>
  );
};
