import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useKeptForm } from '../../../../src/components/useKeptForm.ts';
import { resumeMonitoring, type Monitoring, type Pause } from '../../../../contract/monitoring.ts';
import type { PatientRecord } from '../../../../contract/patient-record.ts';
import { useCaller } from '../../../../dataProvider/useCaller.ts';
import { dayProblem, isWithin } from '../../../../domain/plan-of-care.ts';
import { spoken } from '../../../../domain/rtm/explanation.ts';
import { resumeEffect } from '../../../../domain/rtm/monitoring.ts';
import { problemsResolver } from '../../../../src/components/problemsResolver.ts';
import { useToday } from '../../../../src/components/useToday.ts';
import { DayField } from '../../plan/DayField.tsx';
import { MonitoringDialog } from './MonitoringDialog.tsx';
import { useMonitoringChange } from './useMonitoringChange.ts';

interface Props {
  record: PatientRecord;
  monitoring: Monitoring & { pause: Pause };
  onClose: () => void;
}

/** Asks from when on billing windows may open again, and says when the next one can (RTM.md, 6). */
export default function ResumeDialog({ record, monitoring: { pause, openWindow }, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const window = { from: pause.from, to: useToday(record.location.timezone) };
  const form = useKeptForm(`resume-monitoring/${record.id}`, {
    resolver: problemsResolver<{ on: string }>(({ on }) => ({
      on: on ? (dayProblem(window, on) ?? undefined) : translate('recordMonitoring.dateRequired'),
    })),
    defaultValues: { on: window.to },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const on = useWatch({ control: form.control, name: 'on' });
  const said = translate('recordMonitoring.resumed');
  const { failure, change } = useMonitoringChange(form, { patientId: record.id, said, onClose });
  const effect = resumeEffect(on, pause.from, openWindow);
  return (
    <MonitoringDialog
      title={translate('recordMonitoring.resumeTitle')}
      submit={translate('recordMonitoring.resume')}
      busy={isSubmitting}
      dirty={isDirty}
      failure={failure}
      effect={
        isWithin(window, on) &&
        translate(`recordMonitoring.resumeEffect.${effect.is}`, {
          day: effect.is === 'TAKEN_BACK' ? null : translate(spoken(effect.from)),
        })
      }
      onSubmit={form.handleSubmit((body) =>
        change(body, (idempotencyKey) =>
          call(resumeMonitoring, { params: { patientId: record.id }, body, idempotencyKey }),
        ),
      )}
      onClose={onClose}
    >
      <DayField
        label={translate('recordMonitoring.resumeOn')}
        field={form.register('on')}
        window={window}
        error={errors.on?.message}
      />
    </MonitoringDialog>
  );
}
