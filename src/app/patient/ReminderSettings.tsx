import { useEffect, useRef, useState } from 'react';
import { isProblem } from '../../../contract/platform/error.ts';
import {
  DEFAULT_REMINDER_HOUR,
  reminderChannels,
  reminderHours,
  type ReminderChannel,
} from '../../../contract/reminders/limits.ts';
import { isTurnedOn } from '../../../domain/reminders/decide.ts';
import { changeOwnReminders, getOwnReminders, type OwnReminders } from '../../../dataProvider/patient/reminders.ts';
import { useTranslations } from '../pages/public-program/translations.ts';
import { Button } from './Screen.tsx';

/** `6 PM`, `6 p. m.`: as clocks are read in the language. */
const formatHour = (hour: number, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', hourCycle: 'h12', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 1, hour),
  );

/**
 * Loads the patient's reminders and changes them. A change is sent at once, or once the one before is answered, so that the
 * clinic has the latest last; what was changed again meanwhile is not sent.
 */
function useReminders(token: string) {
  const [reminders, setReminders] = useState<OwnReminders | null>(null);
  const [outcome, setOutcome] = useState<'none' | 'saved' | 'failed'>('none');
  const [tries, setTries] = useState(0);
  /** As the clinic has them. */
  const confirmed = useRef<OwnReminders>(null);
  const changes = useRef(0);
  const sending = useRef(Promise.resolve());
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    void getOwnReminders(token, signal).then((answer) => {
      if (signal.aborted) return;
      setOutcome(isProblem(answer) ? 'failed' : 'none');
      if (isProblem(answer)) return;
      confirmed.current = answer;
      setReminders(answer);
    });
    return () => left.abort();
  }, [token, tries]);
  const load = () => setTries((before) => before + 1);
  /** Shows the choice at once, and takes it back where it could not be sent. */
  const change = (before: OwnReminders, settings: OwnReminders['settings']) => {
    changes.current += 1;
    const { current: at } = changes;
    const isLatest = () => at === changes.current;
    setOutcome('none');
    setReminders({ ...before, state: settings ? 'ON' : 'STOPPED', settings: settings ?? before.settings });
    sending.current = sending.current.then(async () => {
      if (!isLatest()) return;
      const answer = await changeOwnReminders(token, { settings });
      if (!isProblem(answer)) confirmed.current = answer;
      if (!isLatest()) return;
      setReminders(confirmed.current);
      setOutcome(isProblem(answer) ? 'failed' : 'saved');
    });
  };
  return { reminders, outcome, load, change };
}

/** Whether, how and when the patient wants to be reminded: off until they say so (PTL-50). */
export const ReminderSettings = ({ token }: { token: string }) => {
  const { language, translate } = useTranslations();
  const { reminders, outcome, load, change } = useReminders(token);
  const failed = <p role="alert">{translate('patient.reminders.failed')}</p>;
  if (!reminders)
    return outcome === 'failed' ? (
      <>
        {failed}
        <Button onClick={load}>{translate('patient.failed.again')}</Button>
      </>
    ) : (
      <output>{translate('patient.loading')}</output>
    );
  const { state, settings, channels } = reminders;
  const isOn = isTurnedOn(state);
  const hour = settings?.hour ?? DEFAULT_REMINDER_HOUR;
  const chosen: ReminderChannel | 'OFF' = isOn && settings ? settings.channel : 'OFF';
  const offered = reminderChannels.filter((channel) => channels.includes(channel) || channel === chosen);
  // One o'clock is singular in Spanish.
  const at = translate('patient.reminders.at', { time: formatHour(hour, language), smart_count: hour % 12 });
  const status = outcome === 'saved' ? translate(isOn ? 'patient.reminders.on' : 'patient.reminders.off', { at }) : '';
  if (offered.length === 0)
    return (
      <>
        <output>{status}</output>
        <p>{translate('patient.reminders.noAddress')}</p>
      </>
    );
  return (
    <>
      <p>{translate('patient.reminders.lead')}</p>
      <fieldset className="patient-pain patient-options">
        <legend className="hidden-text">{translate('patient.reminders.title')}</legend>
        {(['OFF', ...offered] as const).map((channel) => (
          <label key={channel}>
            <input
              type="radio"
              name="reminders"
              checked={channel === chosen}
              onChange={() => change(reminders, channel === 'OFF' ? null : { channel, hour })}
            />
            <span>{translate(`patient.reminders.channel.${channel}`)}</span>
          </label>
        ))}
      </fieldset>
      {chosen !== 'OFF' && (
        <>
          <label>
            {translate('patient.reminders.hour')}
            <select
              className="patient-text"
              value={hour}
              onChange={({ target }) => change(reminders, { channel: chosen, hour: Number(target.value) })}
            >
              {reminderHours.map((each) => (
                <option key={each} value={each}>
                  {formatHour(each, language)}
                </option>
              ))}
            </select>
          </label>
          <p className="patient-care">{translate(`patient.reminders.terms.${chosen}`)}</p>
        </>
      )}
      <output>{status}</output>
      {outcome === 'failed' && failed}
    </>
  );
};
