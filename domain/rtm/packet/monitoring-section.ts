import type { RtmMonthDetail } from '../../../contract/rtm/month.ts';
import { formatDay } from '../../platform/calendar.ts';
import type { ReportPart, ReportSection } from '../../reports/report-model.ts';
import { packetWords as words } from './packet-words.ts';

/** Since when the patient is monitored, with what, and when that was paused. */
export function buildMonitoringSection({ setupDates, device, pauses }: RtmMonthDetail): ReportSection {
  const setup = setupDates.length > 0 ? `Set up on ${setupDates.map(formatDay).join(' and ')}.` : 'Not set up.';
  const paired = device ? `Device: ${device.name}, paired on ${formatDay(device.pairedOn)}.` : 'No device was paired.';
  const paused: ReportPart =
    pauses.length === 0
      ? { kind: 'text', text: words.noPauses, tone: 'quiet' }
      : {
          kind: 'table',
          title: 'Pauses',
          table: {
            columns: [
              { title: 'Paused on', share: 3 },
              { title: 'Resumed on', share: 3 },
              { title: 'Reason', share: 12 },
            ],
            rows: pauses.map(({ from, to, reason }) => [
              formatDay(from),
              to ? formatDay(to) : 'Still paused',
              reason ?? words.none,
            ]),
          },
        };
  return { title: words.monitoring, parts: [{ kind: 'text', text: `${setup} ${paired}` }, paused] };
}
