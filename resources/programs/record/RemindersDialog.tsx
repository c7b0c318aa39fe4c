import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import {
  getReminders,
  listReminderMessages,
  stopReminders,
  turnOnReminders,
  type Reminders,
} from '../../../contract/reminders/reminders.ts';
import { isTurnedOn } from '../../../domain/reminders/decide.ts';
import { StatusChip, type Tone } from '../../../src/ui/FactList.tsx';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';
import { addMessages } from '../../../src/ui/i18n/loadedMessages.ts';
import { ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { useCall, useCaller } from '../../../src/ui/useCall.ts';
import { reminderMessages } from './messages.en.ts';
import { ReminderForm } from './ReminderForm.tsx';
import { ReminderMessages } from './ReminderMessages.tsx';
import { describeSettings, listHistory } from './reminderText.ts';

addMessages({ en: reminderMessages });

const tones: Record<Reminders['state'], Tone> = {
  NEVER: 'neutral',
  ON: 'success',
  PAUSED: 'warning',
  STOPPED: 'neutral',
};

const State = ({ reminders, zone }: { reminders: Reminders; zone: string }) => {
  const translate = useTranslate();
  const { state, settings, channels } = reminders;
  const isOn = isTurnedOn(state);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        <StatusChip tone={tones[state]} label={translate(`reminders.state.${state}`)} />
        {isOn && <strong>{describeSettings(reminders, zone, translate)}</strong>}
      </Stack>
      {state === 'NEVER' && <Typography>{translate('reminders.never')}</Typography>}
      {state === 'PAUSED' && <Typography>{translate('reminders.paused')}</Typography>}
      {listHistory(reminders, zone, translate).map((text) => (
        <Typography key={text} color="textSecondary">
          {text}
        </Typography>
      ))}
      {isOn && settings && !channels.includes(settings.channel) && (
        <Alert severity="warning">{translate(`reminders.unreachable.${settings.channel}`)}</Alert>
      )}
    </Stack>
  );
};

interface Props {
  record: PatientRecord;
  onClose: () => void;
}

/** Reminders of a patient: whether they are on and who agreed, how to turn them on and stop them, and what was sent (PTL-50). */
export default function RemindersDialog({ record: { id: patientId, patient, location, may }, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const call = useCaller();
  const params = { patientId };
  const { data: reminders, error, refetch } = useCall(getReminders, { params });
  const [busy, setBusy] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const mayChange = may?.assignProgram !== false;
  const isOn = reminders !== undefined && isTurnedOn(reminders.state);
  const act = async (work: () => Promise<Problem | object | undefined>, done: string) => {
    if (busy) return;
    setBusy(true);
    const answer = await work();
    setBusy(false);
    if (isProblem(answer)) return notify(answer.message, { type: 'error' });
    setChanging(false);
    notify(done, { type: 'success' });
    void queries.invalidateQueries({ queryKey: [getReminders.id] });
    void queries.invalidateQueries({ queryKey: [listReminderMessages.id] });
  };
  return (
    <FormDialog title={translate('reminders.title')} onClose={onClose}>
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !reminders && <PageLoading />}
      {reminders && (
        <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 3 }}>
          <Typography>{translate('reminders.lead', { name: patient.firstName })}</Typography>
          <State reminders={reminders} zone={location.timezone} />
          {mayChange && isOn && !isChanging && (
            <Stack direction="row" spacing={1}>
              <Button variant="outlined" disabled={busy} onClick={() => setChanging(true)}>
                {translate('reminders.change')}
              </Button>
              <Button
                color="error"
                loading={busy}
                onClick={() => void act(() => call(stopReminders, { params }), 'reminders.nowOff')}
              >
                {translate('reminders.stop')}
              </Button>
            </Stack>
          )}
          {mayChange && (!isOn || isChanging) && (
            <ReminderForm
              patientId={patientId}
              reminders={reminders}
              firstName={patient.firstName}
              busy={busy}
              onSave={(body) => void act(() => call(turnOnReminders, { params, body }), 'reminders.nowOn')}
              onCancel={isOn ? () => setChanging(false) : null}
            />
          )}
          <ReminderMessages patientId={patientId} zone={location.timezone} />
        </DialogContent>
      )}
    </FormDialog>
  );
}
