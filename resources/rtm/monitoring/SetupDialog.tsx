import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import {
  previewSetupDate,
  setSetupDate,
  setupCredentials,
  type AffectedCycle,
  type MonitoredEpisode,
  type Monitoring,
  type SetupCredential,
} from '../../../contract/rtm/monitoring.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { useCaller, useCall } from '../../../src/ui/useCall.ts';
import { validateDay, isWithin } from '../../../domain/plan-of-care/plan-of-care.ts';
import { getSetupWindow } from '../../../domain/rtm/monitoring.ts';
import { FormField } from '../../../src/ui/FormField.tsx';
import { domainResolver } from '../../../src/ui/formHelpers.ts';
import { usePersistedForm } from '../../../src/ui/editing/usePersistedDraft.ts';
import { useToday } from '../../../src/ui/hooks.ts';
import { DayField } from '../../plan-of-care/shared/DayField.tsx';
import { MonitoringDialog, useMonitoringChange } from './MonitoringDialog.tsx';
import { useEpisodePeriod } from './MonitoringState.tsx';
import { formatMediumDate } from '../../../src/ui/i18n/calendarFormat.ts';

/** The cycles that another set-up date removes. */
const RemovedCycles = ({ removed }: { removed: readonly AffectedCycle[] }) => {
  const translate = useTranslate();
  return (
    <>
      {translate('recordMonitoring.setupEffect')}
      {removed.length > 0 && (
        <>
          <br />
          <strong>{translate('recordMonitoring.removes', { smart_count: removed.length })}</strong>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {removed.map(({ id, code, startDate, endDate, status }) => (
              <li key={id}>
                {translate('recordMonitoring.removedCycle', {
                  code,
                  from: formatMediumDate(startDate),
                  to: formatMediumDate(endDate),
                  status: translate(`rtmCycle.status.${status}`),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

interface Values {
  episodeStart: string;
  setupDate: string;
  /** Empty where nobody knows. */
  setupCredential: SetupCredential | '';
}

interface Props {
  record: PatientRecord;
  monitoring: Monitoring;
  onClose: () => void;
}

/** Sets the set-up date in an episode of care, and lists the cycles that this removes (RTM.md, 5). */
export default function SetupDialog({ record, monitoring: { episodes }, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const periodText = useEpisodePeriod();
  const today = useToday(record.location.timezone);
  const findEpisode = (start: string) => episodes.find((episode) => episode.start === start) ?? episodes[0]!;
  const toSetUp = (episode: MonitoredEpisode): Omit<Values, 'episodeStart'> => ({
    setupDate: episode.setupDate ?? getSetupWindow(episode, today).to,
    setupCredential: episode.setupCredential ?? '',
  });
  const form = usePersistedForm<Values>(`monitoring-setup/${record.id}`, {
    resolver: domainResolver<Values>(({ episodeStart, setupDate }) => ({
      setupDate: setupDate
        ? (validateDay(getSetupWindow(findEpisode(episodeStart), today), setupDate) ?? undefined)
        : translate('recordMonitoring.dateRequired'),
    })),
    defaultValues: {
      episodeStart: episodes[0]!.start,
      ...toSetUp(episodes[0]!),
    },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [episodeStart, setupDate] = useWatch({ control: form.control, name: ['episodeStart', 'setupDate'] });
  const episode = findEpisode(episodeStart);
  const window = getSetupWindow(episode, today);
  const preview = useCall(
    previewSetupDate,
    { params: { patientId: record.id }, query: { episodeStart, setupDate } },
    { enabled: isWithin(window, setupDate) && setupDate !== episode.setupDate },
  );
  const removed = preview.data?.removed ?? [];
  const message = translate('recordMonitoring.setupSaved');
  const { failure, change } = useMonitoringChange(form, { patientId: record.id, message, onClose });
  return (
    <MonitoringDialog
      title={translate('recordMonitoring.setupTitle')}
      submit={translate(removed.length > 0 ? 'recordMonitoring.removeAndSave' : 'recordMonitoring.save')}
      isBusy={isSubmitting}
      isDirty={isDirty}
      failure={failure}
      effect={<RemovedCycles removed={removed} />}
      onSubmit={form.handleSubmit((values) => {
        const { setupCredential, ...days } = values;
        // What was not changed is not sent: somebody else may have entered it meanwhile.
        const isChanged = setupCredential !== (episode.setupCredential ?? '');
        const body = {
          ...days,
          ...(isChanged && { setupCredential: setupCredential || null }),
          before: episode.setupDate,
          removing: removed.map(({ id }) => id),
        };
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
              const chosen = toSetUp(findEpisode(target.value));
              form.setValue('setupDate', chosen.setupDate);
              form.setValue('setupCredential', chosen.setupCredential);
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
      <FormField
        label={translate('recordMonitoring.setupCredential')}
        field={form.register('setupCredential')}
        hint={translate('recordMonitoring.setupCredentialHint')}
        options={[
          { value: '', label: translate('recordMonitoring.notRecorded') },
          ...setupCredentials.map((value) => ({ value, label: translate(`recordMonitoring.credential.${value}`) })),
        ]}
      />
    </MonitoringDialog>
  );
}
