import { fullName } from '../patient.ts';
import { formatPhone } from '../phone.ts';
import { adherenceSection } from './adherence-section.ts';
import { momentIn } from './moment-in.ts';
import { motionSection } from './motion-section.ts';
import { programSection } from './program-section.ts';
import type { ReportFact, ReportModel } from './report-model.ts';
import type { ReportSource } from './report-source.ts';
import { reportWords, type ReportWords } from './report-words.ts';
import { sessionsSection } from './sessions-section.ts';
import { surveySection } from './survey-section.ts';

function factsOf(
  { record: { patient, practitioner, location, productData } }: ReportSource,
  name: string,
  words: ReportWords,
): ReportFact[] {
  const { fact, body } = words;
  const { injuredSideOfBody: side, injuredBodyPart: joint } = productData.health ?? {};
  return [
    { label: fact.patient, value: name },
    { label: fact.dob, value: words.day(patient.dob) || '-' },
    { label: fact.provider, value: practitioner ? fullName(practitioner) : '-' },
    { label: fact.location, value: location.name },
    { label: fact.side, value: side ? body(side) : 'N/A' },
    { label: fact.joint, value: joint ? body(joint) : '-' },
    { label: fact.email, value: patient.email ?? '-' },
    { label: fact.phone, value: formatPhone(patient.phoneNumber) || '-' },
  ];
}

/** The report of a patient over a range of days, in the patient's zone (OPEN-064, OPEN-066). */
export function reportOf(source: ReportSource): ReportModel {
  const { language, range, record, organization, now } = source;
  const words = reportWords(language);
  const patient = fullName(record.patient) || words.unnamed;
  const period = words.period(words.day(range.from), words.day(range.to));
  return {
    language,
    title: words.title,
    organization: organization.name,
    patient,
    range: period,
    created: words.created(momentIn(record.location.timezone, now, language)),
    confidential: words.confidential,
    unprintable: words.unprintable,
    facts: [...factsOf(source, patient, words), { label: words.fact.range, value: period }],
    sections: [
      programSection(source),
      adherenceSection(source),
      sessionsSection(source),
      motionSection(source),
      surveySection(source),
    ],
  };
}
