import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { QUIET_HOURS, type ReminderChannel } from '../../../contract/reminders/limits.ts';
import type { Reminders, ReminderSettings } from '../../../contract/reminders/reminders.ts';
import { Choice } from '../../../src/ui/Choice.tsx';
import { formatHour } from './reminderText.ts';

const DEFAULT_HOUR = 9;
const hours = Array.from({ length: QUIET_HOURS.from - QUIET_HOURS.until }, (_, at) => QUIET_HOURS.until + at);

interface Props {
  reminders: Reminders;
  firstName: string;
  busy: boolean;
  onSave: (settings: ReminderSettings) => void;
  /** Absent where there is nothing to go back to. */
  onCancel: (() => void) | null;
}

/** How to remind the patient, and that they agreed to it: without the check mark nothing is turned on (PTL-50). */
export const ReminderForm = ({ reminders: { settings, channels }, firstName, busy, onSave, onCancel }: Props) => {
  const translate = useTranslate();
  const wanted = settings && channels.includes(settings.channel) ? settings.channel : channels[0];
  const [channel, setChannel] = useState<ReminderChannel | undefined>(wanted);
  const [hour, setHour] = useState(settings?.hour ?? DEFAULT_HOUR);
  const [agreed, setAgreed] = useState(false);
  const [isChecked, setChecked] = useState(false);
  if (!channel) return <Alert severity="info">{translate('reminders.noChannel')}</Alert>;
  const isMissing = isChecked && !agreed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (agreed) onSave({ channel, hour });
  };
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ pt: 1 }}>
        <Choice
          label={translate('reminders.channel')}
          labelled
          value={channel}
          options={channels.map((value) => ({ value, label: translate(`reminders.channels.${value}`) }))}
          onChoose={(value) => setChannel(value as ReminderChannel)}
        />
        <Choice
          label={translate('reminders.hour')}
          labelled
          value={String(hour)}
          options={hours.map((value) => ({ value: String(value), label: formatHour(value) }))}
          onChoose={(value) => setHour(Number(value))}
        />
      </Stack>
      <div>
        <FormControlLabel
          control={
            <Checkbox
              checked={agreed}
              slotProps={{
                input: { 'aria-invalid': isMissing, 'aria-describedby': isMissing ? 'consent-missing' : undefined },
              }}
              onChange={({ target }) => setAgreed(target.checked)}
            />
          }
          label={translate('reminders.consent', { name: firstName })}
        />
        {isMissing && (
          <FormHelperText error id="consent-missing" role="alert">
            {translate('reminders.consentRequired')}
          </FormHelperText>
        )}
      </div>
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" loading={busy}>
          {translate(onCancel ? 'reminders.save' : 'reminders.turnOn')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{translate('reminders.cancel')}</Button>}
      </Stack>
    </Stack>
  );
};
