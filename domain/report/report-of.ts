import { formatDay } from '../calendar.ts';
import { fullName } from '../patient.ts';
import { formatPhone } from '../phone.ts';
import { adherenceSection } from './adherence-section.ts';
import { momentIn } from './moment-in.ts';
import { motionSection } from './motion-section.ts';
import { programSection } from './program-section.ts';
import type { ReportFact, ReportModel } from './report-model.ts';
import type { ReportSource } from './report-source.ts';
import { words } from './report-words.ts';
import { sessionsSection } from './sessions-section.ts';
import { surveySection } from './survey-section.ts';

function factsOf({ record: { patient, practitioner, location, productData } }: ReportSource, name: string) {
  const { fact } = words;
  const facts: ReportFact[] = [
    { label: fact.patient, value: name },
    { label: fact.dob, value: formatDay(patient.dob) || '-' },
    { label: fact.provider, value: practitioner ? fullName(practitioner) : '-' },
    { label: fact.location, value: location.name },
    { label: fact.side, value: productData.health?.injuredSideOfBody ?? 'N/A' },
    { label: fact.joint, value: productData.health?.injuredBodyPart ?? '-' },
    { label: fact.email, value: patient.email ?? '-' },
    { label: fact.phone, value: formatPhone(patient.phoneNumber) || '-' },
  ];
  return facts;
}

/** The report of a patient over a range of days, in the patient's zone (OPEN-064, OPEN-066). */
export function reportOf(source: ReportSource): ReportModel {
  const { range, record, organization, now } = source;
  const patient = fullName(record.patient) || words.unnamed;
  const period = `${formatDay(range.from)} to ${formatDay(range.to)}`;
  return {
    title: words.title,
    organization: organization.name,
    patient,
    range: period,
    created: `Created ${momentIn(record.location.timezone, now)}`,
    confidential: words.confidential,
    unprintable: words.unprintable,
    facts: [...factsOf(source, patient), { label: words.fact.range, value: period }],
    sections: [
      programSection(source),
      adherenceSection(source),
      sessionsSection(source),
      motionSection(source),
      surveySection(source),
    ],
  };
}
