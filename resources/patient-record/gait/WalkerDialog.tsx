import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { sexes, walkConditions } from '../../../contract/enumerations.ts';
import { saveWalker } from '../../../contract/gait-walker.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { useKeptForm } from '../../../src/components/useKeptForm.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { FormField } from '../../../src/components/FormField.tsx';
import { problemsResolver } from '../../../src/components/problemsResolver.ts';
import { ChangedMeanwhile } from '../../../src/components/record-parts/ChangedMeanwhile.tsx';
import { shapeProblems } from '../../../src/components/shapeProblems.ts';
import { useSaveWalker } from './useSaveWalker.ts';
import { walkerBody, walkerValues, type WalkerValues } from './walkerValues.ts';

interface Props {
  record: PatientRecord;
  /** Opens the patient to edit, where the date of birth is. */
  onEdit: () => void;
  onClose: () => void;
}

/** `Compare by`: sex, height and condition of the patient; the date of birth is shown and edited with the patient. */
export default function WalkerDialog({ record, onEdit, onClose }: Props) {
  const translate = useTranslate();
  const form = useKeptForm<WalkerValues>(`walker/${record.id}`, {
    resolver: problemsResolver((values) => shapeProblems(saveWalker.body, walkerBody(values))),
    defaultValues: walkerValues(record),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const { save, failure, current, goOnFrom } = useSaveWalker(record, form, onClose);
  const unsaid = translate('recordGaitWalker.unsaid');
  const said = ({ productData }: PatientRecord) => {
    const { sex, heightCm, condition } = productData.gait ?? {};
    const height = heightCm ? translate('recordGaitWalker.heightValue', { height: heightCm }) : unsaid;
    const words = [sex ? translate(`recordGaitWalker.sexes.${sex}`) : unsaid, height];
    return [...words, ...(condition ? [translate(`recordGaitWalker.conditions.${condition}`)] : [])].join(', ');
  };
  return (
    <FormDialog title={translate('recordGaitWalker.title')} size="xs" holdsDraft={isDirty} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start', pt: '8px !important' }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          {current && (
            <ChangedMeanwhile
              choices={[
                { label: translate('recordParts.keepMine'), onChoose: () => goOnFrom(current, false) },
                { label: translate('recordParts.takeTheirs'), onChoose: () => goOnFrom(current, true) },
              ]}
            >
              {said(current)}
            </ChangedMeanwhile>
          )}
          <FormField
            label={translate('recordGaitWalker.sex')}
            field={form.register('sex')}
            error={errors.sex?.message}
            none={unsaid}
            options={sexes.map((sex) => ({ value: sex, label: translate(`recordGaitWalker.sexes.${sex}`) }))}
          />
          <FormField
            label={translate('recordGaitWalker.height')}
            field={form.register('heightCm')}
            error={errors.heightCm?.message}
            hint={translate('recordGaitWalker.heightHint')}
          />
          <FormField
            label={translate('recordGaitWalker.condition')}
            field={form.register('condition')}
            error={errors.condition?.message}
            none={unsaid}
            options={walkConditions.map((condition) => ({
              value: condition,
              label: translate(`recordGaitWalker.conditions.${condition}`),
            }))}
            hint={translate('recordGaitWalker.conditionHint')}
          />
          <div>
            {translate('recordGaitWalker.dob')}: {dayText(record.patient.dob) || unsaid}
            {record.may?.edit !== false && (
              <Button size="small" sx={{ ml: 1 }} onClick={onEdit}>
                {translate('recordGaitWalker.editDob')}
              </Button>
            )}
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('record.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSubmitting} disabled={current !== undefined}>
            {translate('recordGaitWalker.save')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
