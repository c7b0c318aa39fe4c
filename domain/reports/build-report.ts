import { formatFullName } from '../patients/patient.ts';
import { formatPhone } from '../platform/phone.ts';
import { buildAdherenceSection, buildSessionsSection } from './activity-sections.ts';
import { formatMoment, getReportWords, type ReportWords } from './report-words.ts';
import { buildMotionSection } from './motion-section.ts';
import { buildGaitReportSections } from './build-gait-report.ts';
import { buildProgramSection } from './program-section.ts';
import type { ReportFact, ReportModel } from './report-model.ts';
import type { ReportSource } from './report-source.ts';
import { buildSurveySection } from './survey-section.ts';

function buildFacts(
  { record: { patient, practitioner, location, productData } }: ReportSource,
  name: string,
  words: ReportWords,
): ReportFact[] {
  const { fact, body } = words;
  const { injuredSideOfBody: side, injuredBodyPart: joint } = productData.health ?? {};
  return [
    { label: fact.patient, value: name },
    { label: fact.dob, value: words.day(patient.dob) || '-' },
    { label: fact.provider, value: practitioner ? formatFullName(practitioner) : '-' },
    { label: fact.location, value: location.name },
    { label: fact.side, value: side ? body(side) : 'N/A' },
    { label: fact.joint, value: joint ? body(joint) : '-' },
    { label: fact.email, value: patient.email ?? '-' },
    { label: fact.phone, value: formatPhone(patient.phoneNumber) || '-' },
  ];
}

/** The report of a patient over a range of days, in the patient's zone (OPEN-064, OPEN-066). */
export function buildReport(source: ReportSource): ReportModel {
  const { language, range, record, organization, now } = source;
  const words = getReportWords(language);
  const patient = formatFullName(record.patient) || words.unnamed;
  const period = words.period(words.day(range.from), words.day(range.to));
  return {
    language,
    title: words.title,
    organization: organization.name,
    patient,
    range: period,
    created: words.created(formatMoment(record.location.timezone, now, language)),
    confidential: words.confidential,
    unprintable: words.unprintable,
    facts: [...buildFacts(source, patient, words), { label: words.fact.range, value: period }],
    sections: [
      buildProgramSection(source),
      buildAdherenceSection(source),
      buildSessionsSection(source),
      buildMotionSection(source),
      ...(source.walk === undefined ? [] : buildGaitReportSections(source.walk, source)),
      buildSurveySection(source),
    ],
  };
}
