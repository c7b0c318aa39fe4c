import type { RtmMonthDetail } from '../../../contract/rtm/month.ts';
import { formatFullName } from '../../patients/patient.ts';
import { formatDay } from '../../platform/calendar.ts';
import { getZoneName } from '../../platform/zone-name.ts';
import { formatMoment, getReportWords } from '../../reports/report-words.ts';
import type { ReportModel, ReportPart, ReportSection } from '../../reports/report-model.ts';
import { formatMonth } from '../months.ts';
import { rtmRules, type RtmRule } from '../rules.ts';
import { buildConfirmationsSection, buildHistorySection } from './billing-section.ts';
import { buildCodesSection, isDraft } from './codes-section.ts';
import { buildDaysSection } from './days-section.ts';
import { formatCredential, packetWords as words } from './packet-words.ts';
import { buildContactsSection, buildTimeSection } from './time-section.ts';

/** Since when the patient is monitored, with what, and when that was paused. */
function buildMonitoringSection({ setUps, device, pauses }: RtmMonthDetail): ReportSection {
  const days = setUps.map(({ day, credential }) =>
    credential ? `${formatDay(day)} (${formatCredential({ credential })})` : formatDay(day),
  );
  const setup = days.length > 0 ? `Set up on ${days.join(' and ')}.` : 'Not set up.';
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

/**
 * The printed evidence packet of a patient's month, in the time zone of the patient's location: codes with their reasons,
 * then the evidence (RTM-07). It leaves out the wording of care notes. It is always in English because payers and auditors
 * read it.
 */
export function buildPacket(
  detail: RtmMonthDetail,
  made: { organization: string; now: Date },
  rules: readonly RtmRule[] = rtmRules,
): ReportModel {
  const { unnamed, confidential, unprintable } = getReportWords('en');
  const { patientRecord, dob, yearMonth, timezone } = detail;
  const zone = getZoneName(timezone, (options) => new Intl.DateTimeFormat('en-US', options));
  const patient = formatFullName(patientRecord.patient) || unnamed;
  const month = formatMonth(yearMonth);
  const created = `Created ${formatMoment(timezone, made.now)}`;
  const title = isDraft(detail) ? words.draftTitle : words.title;
  return {
    language: 'en',
    title,
    organization: made.organization,
    patient,
    range: `${title}, ${month}`,
    created,
    confidential: `${confidential}. ${created}, ${zone}`,
    unprintable,
    facts: [
      { label: 'Patient', value: patient },
      { label: 'Date of birth', value: formatDay(dob) || words.none },
      { label: 'Patient ID', value: String(patientRecord.id) },
      { label: 'Month', value: month },
      { label: 'Location', value: patientRecord.location.name },
      { label: 'Time zone', value: zone },
    ],
    sections: [
      buildCodesSection(detail, rules),
      buildDaysSection(detail),
      buildTimeSection(detail),
      buildContactsSection(detail),
      buildMonitoringSection(detail),
      buildConfirmationsSection(detail),
      buildHistorySection(detail),
    ],
  };
}
