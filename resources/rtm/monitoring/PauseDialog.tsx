import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { usePersistedForm } from '../../../src/ui/editing/usePersistedDraft.ts';
import { PauseBody, pauseMonitoring, type Monitoring } from '../../../contract/rtm/monitoring.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { validateDay, isWithin } from '../../../domain/plan-of-care/plan-of-care.ts';
import { formatMediumDate } from '../../../src/ui/i18n/calendarFormat.ts';
import { previewPause } from '../../../domain/rtm/monitoring.ts';
import { FormField } from '../../../src/ui/FormField.tsx';
import { domainResolver, zodFieldErrors } from '../../../src/ui/formHelpers.ts';
import { useToday } from '../../../src/ui/hooks.ts';
import { DayField } from '../../plan-of-care/shared/DayField.tsx';
import { MonitoringDialog, useMonitoringChange } from './MonitoringDialog.tsx';

interface Props {
  record: PatientRecord;
  /** Of the current episode of care. */
  setupDate: string;
  monitoring: Monitoring;
  onClose: () => void;
}

/** Pauses monitoring: start, reason, and what becomes of the open billing window (RTM.md, 6). */
export default function PauseDialog({ record, setupDate, monitoring, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const window = { from: setupDate, to: useToday(record.location.timezone) };
  const form = usePersistedForm(`pause-monitoring/${record.id}`, {
    resolver: domainResolver<{ from: string; reason: string }>((values) => ({
      ...zodFieldErrors(PauseBody, values),
      from: values.from ? (validateDay(window, values.from) ?? undefined) : translate('recordMonitoring.dateRequired'),
    })),
    defaultValues: { from: window.to, reason: '' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const from = useWatch({ control: form.control, name: 'from' });
  const message = translate('recordMonitoring.pausedNow');
  const { failure, change } = useMonitoringChange(form, { patientId: record.id, message, onClose });
  const effect = previewPause(from, monitoring.openWindow);
  const day = effect.is === 'GOES_ON' ? effect.until : effect.is === 'NOT_OPENED' ? effect.since : null;
  return (
    <MonitoringDialog
      title={translate('recordMonitoring.pauseTitle')}
      submit={translate('recordMonitoring.pause')}
      isBusy={isSubmitting}
      isDirty={isDirty}
      failure={failure}
      effect={
        isWithin(window, from) &&
        `${translate(`recordMonitoring.pauseEffect.${effect.is}`, { day: day && formatMediumDate(day) })} ${translate('recordMonitoring.dataStay')}`
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
