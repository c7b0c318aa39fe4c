import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Controller } from 'react-hook-form';
import { DEFAULT_REMINDER_HOUR, reminderHours, type ReminderChannel } from '../../../contract/reminders/limits.ts';
import type { Reminders, ReminderSettings } from '../../../contract/reminders/reminders.ts';
import { Choice } from '../../../src/ui/Choice.tsx';
import { usePersistedForm } from '../../../src/ui/editing/usePersistedDraft.ts';
import { formatHour } from './reminderText.ts';

interface Values extends ReminderSettings {
  agreed: boolean;
}

interface Props {
  patientId: number;
  reminders: Reminders;
  firstName: string;
  busy: boolean;
  onSave: (settings: ReminderSettings) => void;
  /** Absent where there is nothing to go back to. */
  onCancel: (() => void) | null;
}

/** How to remind the patient, and that they agreed to it: without the check mark nothing is turned on (PTL-50). */
export const ReminderForm = ({ patientId, reminders, firstName, busy, onSave, onCancel }: Props) => {
  const translate = useTranslate();
  const { settings, channels } = reminders;
  const wanted: ReminderChannel | undefined =
    settings && channels.includes(settings.channel) ? settings.channel : channels[0];
  const { control, handleSubmit } = usePersistedForm<Values>(`reminders/${patientId}`, {
    defaultValues: {
      channel: wanted ?? 'EMAIL',
      hour: settings?.hour ?? DEFAULT_REMINDER_HOUR,
      agreed: false,
    },
  });
  if (!wanted) return <Alert severity="info">{translate('reminders.noChannel')}</Alert>;
  const submit = handleSubmit(({ channel, hour }) => onSave({ channel, hour }));
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void submit(event)}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ pt: 1 }}>
        <Controller
          name="channel"
          control={control}
          render={({ field: { value: channel, onChange } }) => (
            <Choice
              label={translate('reminders.channel')}
              labelled
              value={channel}
              options={channels.map((value) => ({ value, label: translate(`reminders.channels.${value}`) }))}
              onChoose={onChange}
            />
          )}
        />
        <Controller
          name="hour"
          control={control}
          render={({ field: { value: hour, onChange } }) => (
            <Choice
              label={translate('reminders.hour')}
              labelled
              value={String(hour)}
              options={reminderHours.map((value) => ({ value: String(value), label: formatHour(value) }))}
              onChoose={(value) => onChange(Number(value))}
            />
          )}
        />
      </Stack>
      <Controller
        name="agreed"
        control={control}
        rules={{ required: true }}
        render={({ field: { value, ref, ...field }, fieldState: { invalid } }) => (
          <div>
            <FormControlLabel
              control={
                <Checkbox
                  {...field}
                  checked={value}
                  slotProps={{
                    input: {
                      ref,
                      'aria-invalid': invalid,
                      'aria-describedby': invalid ? 'consent-missing' : undefined,
                    },
                  }}
                />
              }
              label={translate('reminders.consent', { name: firstName })}
            />
            {invalid && (
              <FormHelperText error id="consent-missing" role="alert">
                {translate('reminders.consentRequired')}
              </FormHelperText>
            )}
          </div>
        )}
      />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" loading={busy}>
          {translate(onCancel ? 'reminders.save' : 'reminders.turnOn')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{translate('reminders.cancel')}</Button>}
      </Stack>
    </Stack>
  );
};
