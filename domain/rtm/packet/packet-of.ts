import type { RtmMonthDetail } from '../../../contract/rtm-month.ts';
import { formatDay } from '../../calendar.ts';
import { fullName } from '../../patient.ts';
import { momentIn } from '../../report/moment-in.ts';
import type { ReportModel } from '../../report/report-model.ts';
import { reportWords } from '../../report/report-words.ts';
import { monthName } from '../months.ts';
import { confirmationsSection, historySection } from './billing-section.ts';
import { codesSection, isDraft } from './codes-section.ts';
import { daysSection } from './days-section.ts';
import { monitoringSection } from './monitoring-section.ts';
import { packetWords as words } from './packet-words.ts';
import { contactsSection, timeSection } from './time-section.ts';

/**
 * The evidence packet of a patient's month as it stands on paper, in the zone of the patient's location: codes with
 * their reasons, then what they rest on (RTM-07). The wording of care notes is no part of it. It is English whatever language
 * its reader speaks: payers and auditors are who it is kept for.
 */
export function packetOf(detail: RtmMonthDetail, made: { organization: string; now: Date }): ReportModel {
  const { unnamed, confidential, unprintable } = reportWords('en');
  const { patientRecord, dob, yearMonth, timezone } = detail;
  const patient = fullName(patientRecord.patient) || unnamed;
  const month = monthName(yearMonth);
  const created = `Created ${momentIn(timezone, made.now)}`;
  const title = isDraft(detail) ? words.draftTitle : words.title;
  return {
    language: 'en',
    title,
    organization: made.organization,
    patient,
    range: `${title}, ${month}`,
    created,
    confidential: `${confidential}. ${created}, ${timezone}`,
    unprintable,
    facts: [
      { label: 'Patient', value: patient },
      { label: 'Date of birth', value: formatDay(dob) || words.none },
      { label: 'Patient ID', value: String(patientRecord.id) },
      { label: 'Month', value: month },
      { label: 'Location', value: patientRecord.location.name },
      { label: 'Time zone', value: timezone },
    ],
    sections: [
      codesSection(detail),
      daysSection(detail),
      timeSection(detail),
      contactsSection(detail),
      monitoringSection(detail),
      confirmationsSection(detail),
      historySection(detail),
    ],
  };
}
