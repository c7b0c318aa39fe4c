import { useTranslate } from 'ra-core';
import { useKeptForm } from '../../../../src/components/useKeptForm.ts';
import { setSetupDate, type Monitoring } from '../../../../contract/monitoring.ts';
import type { PatientRecord } from '../../../../contract/patient-record.ts';
import { call } from '../../../../dataProvider/client.ts';
import { dayProblem } from '../../../../domain/plan-of-care.ts';
import { problemsResolver } from '../../../../src/components/problemsResolver.ts';
import { useToday } from '../../../../src/components/useToday.ts';
import { DayField } from '../../plan/DayField.tsx';
import { MonitoringDialog } from './MonitoringDialog.tsx';
import { useMonitoringChange } from './useMonitoringChange.ts';

interface Props {
  record: PatientRecord;
  monitoring: Monitoring;
  onClose: () => void;
}

/** Asks for the day on which monitoring was set up, from which on data count (RTM.md, 5). */
export default function SetupDialog({ record, monitoring: { setupDate: before, firstPlanStart }, onClose }: Props) {
  const translate = useTranslate();
  const today = useToday(record.location.timezone);
  const window = { from: firstPlanStart ?? '1900-01-01', to: today };
  const form = useKeptForm(`monitoring-setup/${record.id}`, {
    resolver: problemsResolver<{ setupDate: string }>(({ setupDate }) => ({
      setupDate: setupDate ? (dayProblem(window, setupDate) ?? undefined) : translate('recordMonitoring.dateRequired'),
    })),
    defaultValues: { setupDate: before ?? today },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const said = translate('recordMonitoring.setupSaved');
  const { failure, change } = useMonitoringChange(form, { patientId: record.id, said, onClose });
  return (
    <MonitoringDialog
      title={translate('recordMonitoring.setupTitle')}
      submit={translate('recordMonitoring.save')}
      busy={isSubmitting}
      dirty={isDirty}
      failure={failure}
      effect={translate('recordMonitoring.setupEffect')}
      onSubmit={form.handleSubmit((values) =>
        change(values, (idempotencyKey) =>
          call(setSetupDate, { params: { patientId: record.id }, body: { ...values, before }, idempotencyKey }),
        ),
      )}
      onClose={onClose}
    >
      <DayField
        label={translate('recordMonitoring.setupDate')}
        field={form.register('setupDate')}
        window={window}
        error={errors.setupDate?.message}
      />
    </MonitoringDialog>
  );
}
