import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCaller } from '../../src/ui/useCall.ts';
import { useVersionedForm } from '../../src/ui/editing/useVersionedForm.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { editPlanOfCare } from '../../contract/plan-of-care/plan-of-care.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { validateDay, getEditPlanWindow, findLatestPlan } from '../../domain/plan-of-care/plan-of-care.ts';
import { FormDialog } from '../../src/ui/FormDialog.tsx';
import { useToday } from '../../src/ui/hooks.ts';
import { DayField } from './shared/DayField.tsx';
import { formatPatientName, useUndoDischarge, useShowChanged } from './shared/planActions.tsx';
import { EndText, PlanNotices } from './PlanNotices.tsx';

/** Changes the planned last day of care, or cancels it (REC-24, REC-43). */
export default function EditPlanDialog({ record: opened, onClose }: { record: PatientRecord; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const undo = useUndoDischarge();
  const call = useCaller();
  const showChanged = useShowChanged();
  const today = useToday(opened.location.timezone);
  const window = getEditPlanWindow(today);
  const editing = useVersionedForm<{ end: string | null }, PatientRecord>({
    name: `edit-plan/${opened.id}`,
    record: opened,
    toValues: (stored) => ({ end: findLatestPlan(stored!.plansOfCare)?.end ?? '' }),
    validate: ({ end: day }) => ({
      end: day ? (validateDay(window, day) ?? undefined) : translate('recordPlan.dateRequired'),
    }),
    send: (body, attempt) => call(editPlanOfCare, { params: { id: opened.id }, body, ...attempt }),
    onRebase: showChanged,
    onSaved: (changed, { end: day }) => {
      showChanged(changed);
      notify(day === null ? 'recordPlan.kept' : 'recordPlan.scheduled', {
        type: 'success',
        messageArgs: { name: formatPatientName(changed, translate), day: formatDate(day) },
        action: { label: 'recordPlan.undo', run: () => void undo(changed) },
      });
      onClose();
    },
  });
  const { form, submit, save, theirs, isBlocked, isSaving } = editing;
  // The record that the dialog started from: a refresh behind it must not turn the change of another user into this one.
  const record = editing.base ?? opened;
  const plan = findLatestPlan(record.plansOfCare);
  const { errors, isDirty } = form.formState;
  const end = useWatch({ control: form.control, name: 'end' });
  const onTakeCurrent = () => {
    editing.resolve('theirs');
    if (theirs?.may?.editPlan === false) onClose();
  };
  return (
    <FormDialog title={translate('recordPlan.title.edit')} size="sm" holdsDraft={isDirty} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
          <PlanNotices editing={editing} isAtField={errors.end !== undefined} onTakeCurrent={onTakeCurrent} />
          <p>{plan && translate('recordPlan.since', { start: formatDate(plan.start) })}</p>
          <DayField
            label={translate('recordPlan.lastDay')}
            field={form.register('end')}
            window={window}
            error={errors.end?.message}
          />
          <EndText record={record} day={end ?? ''} window={window} today={today} />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button
            color="error"
            disabled={isSaving || isBlocked}
            onClick={() => void save({ end: null })}
            sx={{ mr: 'auto' }}
          >
            {translate('recordPlan.keepInCare')}
          </Button>
          <Button onClick={onClose}>{translate('recordPlan.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSaving} disabled={isBlocked}>
            {translate('recordPlan.save')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
