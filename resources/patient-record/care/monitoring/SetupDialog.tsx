import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { previewSetupDate, setSetupDate, type Monitoring } from '../../../../contract/monitoring.ts';
import type { PatientRecord } from '../../../../contract/patient-record.ts';
import { useCaller } from '../../../../dataProvider/useCaller.ts';
import { dayProblem, isWithin } from '../../../../domain/plan-of-care.ts';
import { setupWindow } from '../../../../domain/rtm/monitoring.ts';
import { FormField } from '../../../../src/components/FormField.tsx';
import { problemsResolver } from '../../../../src/components/problemsResolver.ts';
import { useCall } from '../../../../src/components/useCall.ts';
import { useKeptForm } from '../../../../src/components/useKeptForm.ts';
import { useToday } from '../../../../src/components/useToday.ts';
import { DayField } from '../../plan/DayField.tsx';
import { MonitoringDialog } from './MonitoringDialog.tsx';
import { RemovedCycles } from './RemovedCycles.tsx';
import { useEpisodePeriod } from './useEpisodePeriod.ts';
import { useMonitoringChange } from './useMonitoringChange.ts';

interface Props {
  record: PatientRecord;
  monitoring: Monitoring;
  onClose: () => void;
}

/** Asks when monitoring was set up in an episode of care, and says which cycles that removes (RTM.md, 5). */
export default function SetupDialog({ record, monitoring: { episodes }, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const periodText = useEpisodePeriod();
  const today = useToday(record.location.timezone);
  const episodeOf = (start: string) => episodes.find((episode) => episode.start === start) ?? episodes[0]!;
  const form = useKeptForm(`monitoring-setup/${record.id}`, {
    resolver: problemsResolver<{ episodeStart: string; setupDate: string }>(({ episodeStart, setupDate }) => ({
      setupDate: setupDate
        ? (dayProblem(setupWindow(episodeOf(episodeStart), today), setupDate) ?? undefined)
        : translate('recordMonitoring.dateRequired'),
    })),
    defaultValues: {
      episodeStart: episodes[0]!.start,
      setupDate: episodes[0]!.setupDate ?? setupWindow(episodes[0]!, today).to,
    },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [episodeStart, setupDate] = useWatch({ control: form.control, name: ['episodeStart', 'setupDate'] });
  const episode = episodeOf(episodeStart);
  const window = setupWindow(episode, today);
  const preview = useCall(
    previewSetupDate,
    { params: { patientId: record.id }, query: { episodeStart, setupDate } },
    { enabled: isWithin(window, setupDate) && setupDate !== episode.setupDate },
  );
  const removed = preview.data?.removed ?? [];
  const said = translate('recordMonitoring.setupSaved');
  const { failure, change } = useMonitoringChange(form, { patientId: record.id, said, onClose });
  return (
    <MonitoringDialog
      title={translate('recordMonitoring.setupTitle')}
      submit={translate(removed.length > 0 ? 'recordMonitoring.removeAndSave' : 'recordMonitoring.save')}
      busy={isSubmitting}
      dirty={isDirty}
      failure={failure}
      effect={<RemovedCycles removed={removed} />}
      onSubmit={form.handleSubmit((values) => {
        const body = { ...values, before: episode.setupDate, removing: removed.map(({ id }) => id) };
        return change(body, (idempotencyKey) =>
          call(setSetupDate, { params: { patientId: record.id }, body, idempotencyKey }),
        );
      })}
      onClose={onClose}
    >
      {episodes.length > 1 && (
        <FormField
          label={translate('recordMonitoring.planOfCare')}
          field={form.register('episodeStart', {
            onChange: ({ target }: { target: { value: string } }) => {
              const chosen = episodeOf(target.value);
              form.setValue('setupDate', chosen.setupDate ?? setupWindow(chosen, today).to);
            },
          })}
          options={episodes.map((each) => ({ value: each.start, label: periodText(each) }))}
        />
      )}
      <DayField
        label={translate('recordMonitoring.setupDate')}
        field={form.register('setupDate')}
        window={window}
        error={errors.setupDate?.message}
      />
    </MonitoringDialog>
  );
}
