import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useKeptForm } from '../../../../src/components/useKeptForm.ts';
import { PauseBody, pauseMonitoring, type Monitoring } from '../../../../contract/monitoring.ts';
import type { PatientRecord } from '../../../../contract/patient-record.ts';
import { useCaller } from '../../../../dataProvider/useCaller.ts';
import { dayProblem, isWithin } from '../../../../domain/plan-of-care.ts';
import { spoken } from '../../../../domain/rtm/explanation.ts';
import { pauseEffect } from '../../../../domain/rtm/monitoring.ts';
import { FormField } from '../../../../src/components/FormField.tsx';
import { problemsResolver } from '../../../../src/components/problemsResolver.ts';
import { shapeProblems } from '../../../../src/components/shapeProblems.ts';
import { useToday } from '../../../../src/components/useToday.ts';
import { DayField } from '../../plan/DayField.tsx';
import { MonitoringDialog } from './MonitoringDialog.tsx';
import { useMonitoringChange } from './useMonitoringChange.ts';

interface Props {
  record: PatientRecord;
  /** Of the episode of care that continues. */
  setupDate: string;
  monitoring: Monitoring;
  onClose: () => void;
}

/** Asks from when on and why no new billing window is to open, and says what becomes of the open one (RTM.md, 6). */
export default function PauseDialog({ record, setupDate, monitoring, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const window = { from: setupDate, to: useToday(record.location.timezone) };
  const form = useKeptForm(`pause-monitoring/${record.id}`, {
    resolver: problemsResolver<{ from: string; reason: string }>((values) => ({
      ...shapeProblems(PauseBody, values),
      from: values.from ? (dayProblem(window, values.from) ?? undefined) : translate('recordMonitoring.dateRequired'),
    })),
    defaultValues: { from: window.to, reason: '' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const from = useWatch({ control: form.control, name: 'from' });
  const said = translate('recordMonitoring.pausedNow');
  const { failure, change } = useMonitoringChange(form, { patientId: record.id, said, onClose });
  const effect = pauseEffect(from, monitoring.openWindow);
  const day = effect.is === 'GOES_ON' ? effect.until : effect.is === 'NOT_OPENED' ? effect.since : null;
  return (
    <MonitoringDialog
      title={translate('recordMonitoring.pauseTitle')}
      submit={translate('recordMonitoring.pause')}
      busy={isSubmitting}
      dirty={isDirty}
      failure={failure}
      effect={
        isWithin(window, from) &&
        `${translate(`recordMonitoring.pauseEffect.${effect.is}`, { day: day && translate(spoken(day)) })} ${translate('recordMonitoring.dataStay')}`
      }
      onSubmit={form.handleSubmit((body) =>
        change(body, (idempotencyKey) =>
          call(pauseMonitoring, { params: { patientId: record.id }, body, idempotencyKey }),
        ),
      )}
      onClose={onClose}
    >
      <DayField
        label={translate('recordMonitoring.pauseFrom')}
        field={form.register('from')}
        window={window}
        error={errors.from?.message}
      />
      <FormField
        label={translate('recordMonitoring.reason')}
        field={form.register('reason')}
        error={errors.reason?.message}
      />
    </MonitoringDialog>
  );
}
