import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCaller } from '../../src/ui/useCall.ts';
import { useVersionedForm } from '../../src/ui/editing/useVersionedForm.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { dischargePatient } from '../../contract/plan-of-care/plan-of-care.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { validateDay, getDischargeWindow, findLatestPlan } from '../../domain/plan-of-care/plan-of-care.ts';
import { FormDialog } from '../../src/ui/FormDialog.tsx';
import { useToday } from '../../src/ui/hooks.ts';
import { DayField } from './shared/DayField.tsx';
import { formatPatientName, useUndoDischarge, useShowChanged } from './shared/planActions.tsx';
import { EndText, PlanNotices } from './PlanNotices.tsx';

/** Asks for the last day of care and explains the effect (REC-23, REC-40..42). */
export default function DischargeDialog({ record: opened, onClose }: { record: PatientRecord; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const undo = useUndoDischarge();
  const call = useCaller();
  const showChanged = useShowChanged();
  const today = useToday(opened.location.timezone);
  const getWindow = (record: PatientRecord) =>
    getDischargeWindow(findLatestPlan(record.plansOfCare) ?? { start: today }, today);
  const editing = useVersionedForm<{ date: string }, PatientRecord>({
    name: `discharge/${opened.id}`,
    record: opened,
    toValues: () => ({ date: today }),
    validate: ({ date }, base) => ({
      date: date ? (validateDay(getWindow(base!), date) ?? undefined) : translate('recordPlan.dateRequired'),
    }),
    send: (body, attempt) => call(dischargePatient, { params: { id: opened.id }, body, ...attempt }),
    onRebase: showChanged,
    onSaved: (changed, { date: day }) => {
      showChanged(changed);
      notify(changed.discharged ? 'recordPlan.discharged' : 'recordPlan.scheduled', {
        type: 'success',
        messageArgs: { name: formatPatientName(changed, translate), day: formatDate(day) },
        action: { label: 'recordPlan.undo', run: () => void undo(changed) },
      });
      onClose();
    },
  });
  const { form, submit, theirs, isBlocked, isSaving } = editing;
  // The record that the dialog started from: a refresh behind it must not turn the change of another user into this one.
  const record = editing.base ?? opened;
  const window = getWindow(record);
  const { errors, isDirty } = form.formState;
  const date = useWatch({ control: form.control, name: 'date' });
  const onTakeCurrent = () => {
    editing.resolve('mine');
    if (theirs?.may?.discharge === false) onClose();
  };
  return (
    <FormDialog title={translate('recordPlan.title.discharge')} size="xs" holdsDraft={isDirty} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2, pt: '8px !important' }}>
          <PlanNotices editing={editing} isAtField={errors.date !== undefined} onTakeCurrent={onTakeCurrent} />
          <DayField
            label={translate('recordPlan.dischargeDate')}
            field={form.register('date')}
            window={window}
            error={errors.date?.message}
          />
          <EndText record={record} day={date} window={window} today={today} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('recordPlan.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSaving} disabled={isBlocked}>
            {translate('recordPlan.discharge')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
