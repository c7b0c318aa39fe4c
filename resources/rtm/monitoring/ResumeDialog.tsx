import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { usePersistedForm } from '../../../src/ui/editing/usePersistedDraft.ts';
import { resumeMonitoring, type Monitoring, type Pause } from '../../../contract/rtm/monitoring.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { validateDay, isWithin } from '../../../domain/plan-of-care/plan-of-care.ts';
import { formatMediumDate } from '../../../src/ui/i18n/calendarFormat.ts';
import { previewResume } from '../../../domain/rtm/monitoring.ts';
import { domainResolver } from '../../../src/ui/formHelpers.ts';
import { useToday } from '../../../src/ui/hooks.ts';
import { DayField } from '../../plan-of-care/shared/DayField.tsx';
import { MonitoringDialog, useMonitoringChange } from './MonitoringDialog.tsx';

interface Props {
  record: PatientRecord;
  monitoring: Monitoring & { pause: Pause };
  onClose: () => void;
}

/** Resumes monitoring: start, and when the next billing window can open (RTM.md, 6). */
export default function ResumeDialog({ record, monitoring: { pause, lastWindow }, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const window = { from: pause.from, to: useToday(record.location.timezone) };
  const form = usePersistedForm(`resume-monitoring/${record.id}`, {
    resolver: domainResolver<{ on: string }>(({ on }) => ({
      on: on ? (validateDay(window, on) ?? undefined) : translate('recordMonitoring.dateRequired'),
    })),
    defaultValues: { on: window.to },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const on = useWatch({ control: form.control, name: 'on' });
  const message = translate('recordMonitoring.resumed');
  const { failure, change } = useMonitoringChange(form, { patientId: record.id, message, onClose });
  const effect = previewResume(on, pause.from, lastWindow);
  return (
    <MonitoringDialog
      title={translate('recordMonitoring.resumeTitle')}
      submit={translate('recordMonitoring.resume')}
      isBusy={isSubmitting}
      isDirty={isDirty}
      failure={failure}
      effect={
        isWithin(window, on) &&
        translate(`recordMonitoring.resumeEffect.${effect.is}`, {
          day: effect.is === 'TAKEN_BACK' ? null : formatMediumDate(effect.from),
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
