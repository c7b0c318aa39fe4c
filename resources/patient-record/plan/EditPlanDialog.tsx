import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useKeptForm } from '../../../src/components/useKeptForm.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { editPlanOfCare } from '../../../contract/plan-of-care.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { dayProblem, editPlanWindow, latestPlan } from '../../../domain/plan-of-care.ts';
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

/** Moves the planned last day of care, or plans none any more (REC-24, REC-43). */
export default function EditPlanDialog({ record: opened, onClose }: { record: PatientRecord; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const undo = useUndo();
  const { record, current, failure, busy, send, takeCurrent } = usePlanChange(opened);
  const today = useToday(record.location.timezone);
  const window = editPlanWindow(today);
  const plan = latestPlan(record.plansOfCare);
  const form = useKeptForm(`edit-plan/${record.id}`, {
    resolver: problemsResolver<{ end: string }>(({ end }) => ({
      end: end ? (dayProblem(window, end) ?? undefined) : translate('recordPlan.dateRequired'),
    })),
    defaultValues: { end: plan?.end ?? '' },
  });
  const { errors, isDirty } = form.formState;
  const end = useWatch({ control: form.control, name: 'end' });
  const change = async (body: { end: string | null }) => {
    const changed = await send(editPlanOfCare, body, (problem) => showFieldProblems(form, problem));
    if (!changed) return;
    const text = body.end === null ? 'recordPlan.kept' : 'recordPlan.scheduled';
    notify(text, {
      type: 'success',
      messageArgs: { name: patientName(changed, translate), day: dayText(body.end) },
      action: { label: 'recordPlan.undo', run: () => void undo(changed) },
    });
    onClose();
  };
  const save = form.handleSubmit(change);
  const goOn = () => {
    const taken = takeCurrent();
    form.reset({ end: latestPlan(taken.plansOfCare)?.end ?? '' });
    if (taken.may?.editPlan === false) onClose();
  };
  return (
    <FormDialog title={translate('recordPlan.title.edit')} size="sm" holdsDraft={isDirty} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
          <PlanNotices failure={errors.end ? undefined : failure} current={current} onTakeCurrent={goOn} />
          <p>{plan && translate('recordPlan.since', { start: dayText(plan.start) })}</p>
          <DayField
            label={translate('recordPlan.lastDay')}
            field={form.register('end')}
            window={window}
            error={errors.end?.message}
          />
          <EndText record={record} day={end} window={window} today={today} />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button
            color="error"
            disabled={busy || current !== undefined}
            onClick={() => void change({ end: null })}
            sx={{ mr: 'auto' }}
          >
            {translate('recordPlan.keepInCare')}
          </Button>
          <Button onClick={onClose}>{translate('recordPlan.cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy} disabled={current !== undefined}>
            {translate('recordPlan.save')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
