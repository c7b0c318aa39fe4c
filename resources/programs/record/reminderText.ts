import type { Reminders } from '../../../contract/reminders/reminders.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { formatDateTime, formatTime, formatZoneName } from '../../../src/ui/i18n/format.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;
type Recorder = { firstName: string; lastName: string } | null;

/** `09:00 AM`. */
export const formatHour = (hour: number): string =>
  formatTime(`2026-01-01T${String(hour).padStart(2, '0')}:00:00Z`, 'UTC');

/** `By email at 09:00 AM, Mountain Time`. */
export const describeSettings = ({ settings }: Reminders, zone: string, translate: Translate): string | null =>
  settings &&
  translate(`reminders.how.${settings.channel}`, { time: formatHour(settings.hour), zone: formatZoneName(zone) });

/** Who agreed and who stopped them, each with when; the later one last. */
export function listHistory({ agreed, stopped }: Reminders, zone: string, translate: Translate): string[] {
  const describe = (kind: 'agreed' | 'stopped', by: string, practitioner: Recorder, at: string) => {
    const who = practitioner && formatFullName(practitioner);
    const key = by === 'STAFF' && !who ? 'unnamed' : by;
    return translate(`reminders.${kind}.${key}`, { who, when: formatDateTime(at, zone) });
  };
  return [
    ...(agreed ? [describe('agreed', agreed.by, agreed.practitioner, agreed.at)] : []),
    ...(stopped ? [describe('stopped', stopped.reason, stopped.practitioner, stopped.at)] : []),
  ];
}
