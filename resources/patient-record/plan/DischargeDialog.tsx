import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useKeptForm } from '../../../src/components/useKeptForm.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { dischargePatient } from '../../../contract/plan-of-care.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { dayProblem, dischargeWindow, latestPlan } from '../../../domain/plan-of-care.ts';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { problemsResolver } from '../../../src/components/problemsResolver.ts';
import { showFieldProblems } from '../../../src/components/showFieldProblems.ts';
import { useToday } from '../../../src/components/useToday.ts';
import { DayField } from './DayField.tsx';
import { EndText } from './EndText.tsx';
import { patientName } from './patientName.ts';
import { PlanNotices } from './PlanNotices.tsx';
import { usePlanChange } from './usePlanChange.ts';
import { useUndo } from './useUndo.ts';

/** Asks for the last day of care and says what it does (REC-23, REC-40..42). */
export default function DischargeDialog({ record: opened, onClose }: { record: PatientRecord; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const undo = useUndo();
  const { record, current, failure, busy, send, takeCurrent } = usePlanChange(opened);
  const today = useToday(record.location.timezone);
  const plan = latestPlan(record.plansOfCare) ?? { start: today };
  const window = dischargeWindow(plan, today);
  const form = useKeptForm(`discharge/${record.id}`, {
    resolver: problemsResolver<{ date: string }>(({ date }) => ({
      date: date ? (dayProblem(window, date) ?? undefined) : translate('recordPlan.dateRequired'),
    })),
    defaultValues: { date: today },
  });
  const { errors, isDirty } = form.formState;
  const date = useWatch({ control: form.control, name: 'date' });
  const save = form.handleSubmit(async (body) => {
    const changed = await send(dischargePatient, body, (problem) => showFieldProblems(form, problem));
    if (!changed) return;
    const text = changed.discharged ? 'recordPlan.discharged' : 'recordPlan.scheduled';
    notify(text, {
      type: 'success',
      messageArgs: { name: patientName(changed, translate), day: dayText(body.date) },
      action: { label: 'recordPlan.undo', run: () => void undo(changed) },
    });
    onClose();
  });
  const goOn = () => {
    if (takeCurrent().may?.discharge === false) onClose();
  };
  return (
    <FormDialog title={translate('recordPlan.title.discharge')} size="xs" holdsDraft={isDirty} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2, pt: '8px !important' }}>
          <PlanNotices failure={errors.date ? undefined : failure} current={current} onTakeCurrent={goOn} />
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
          <Button type="submit" variant="contained" loading={busy} disabled={current !== undefined}>
            {translate('recordPlan.discharge')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
