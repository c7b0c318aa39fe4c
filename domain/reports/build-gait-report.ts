import type { Language } from '../../contract/platform/languages.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import type { GaitSummary } from '../gait/gait-summary.ts';
import { listSources } from '../gait/measures.ts';
import { getAge } from '../gait/norms.ts';
import { formatFullName } from '../patients/patient.ts';
import { buildGaitSections } from './gait-sections.ts';
import { getGaitWords, type GaitWords } from './gait-words.ts';
import type { ReportFact, ReportModel, ReportSection } from './report-model.ts';
import { formatMoment, getReportWords } from './report-words.ts';

export interface GaitReportSource {
  language: Language;
  now: Date;
  organization: { name: string };
  record: PatientRecord;
  summary: GaitSummary;
}

type Described = Pick<GaitReportSource, 'record' | 'summary' | 'language'>;

function describeAge({ record: { patient, productData }, summary: { session } }: Described, words: GaitWords): string {
  const { sex = null } = productData.gait ?? {};
  if (patient.dob === null && sex === null) return words.unsaid;
  const sexName = sex ? words.sex[sex] : '';
  return patient.dob === null ? sexName : words.age(getAge(patient.dob, session.day), sexName);
}

/** What the values were measured by; a walk by stopwatch says over which distance. */
function describeMethod({ summary: { session } }: Described, words: GaitWords): string {
  const { timing } = session.session.meta;
  const sources = listSources(session.session.data).map((source) =>
    source === 'STOPWATCH' && timing
      ? words.timed(timing.metres, timing.seconds, words.start[timing.start])
      : words.source[source],
  );
  const method = sources.join(', ');
  return method ? `${method[0]!.toUpperCase()}${method.slice(1)}` : words.unsaid;
}

/** The circumstances of a walk: when, how, with what help. */
function buildWalkFacts(described: Described): ReportFact[] {
  const words = getGaitWords(described.language);
  const { session } = described.summary;
  const { condition = null } = described.record.productData.gait ?? {};
  const { assistanceOption, capturedDate } = session.session.meta;
  const { quality } = session.recording;
  const zone = described.record.location.timezone;
  return [
    { label: words.fact.walked, value: formatMoment(zone, capturedDate, described.language) },
    { label: words.fact.age, value: describeAge(described, words) },
    { label: words.fact.condition, value: condition ? words.condition[condition] : words.unsaid },
    { label: words.fact.assistance, value: assistanceOption ? words.assistance[assistanceOption] : words.unsaid },
    { label: words.fact.measuredBy, value: describeMethod(described, words) },
    ...(quality
      ? [{ label: words.fact.recording, value: words.recorded(quality.strides, Math.round(quality.seen)) }]
      : []),
  ];
}

/** The page of a walk for the next clinician: who walked and how, and the sections about the walk. */
export function buildGaitReport(source: GaitReportSource): ReportModel {
  const { language, record, organization, now, summary } = source;
  const words = getReportWords(language);
  const patient = formatFullName(record.patient) || record.productData.gait?.uid || words.unnamed;
  return {
    language,
    title: getGaitWords(language).title,
    organization: organization.name,
    patient,
    range: words.day(summary.session.day),
    created: words.created(formatMoment(record.location.timezone, now, language)),
    confidential: words.confidential,
    unprintable: words.unprintable,
    facts: [
      { label: words.fact.patient, value: patient },
      { label: words.fact.dob, value: words.day(record.patient.dob) || '-' },
      { label: words.fact.location, value: summary.session.location.name },
      ...buildWalkFacts(source),
    ],
    sections: buildGaitSections(summary, language),
    isOnePage: true,
  };
}

/** The latest walk of the period in the patient's report; null where no walk was taken in. */
export function buildGaitReportSections(
  summary: GaitSummary | null,
  described: Pick<Described, 'record' | 'language'>,
): ReportSection[] {
  const words = getGaitWords(described.language);
  if (summary === null) return [{ title: words.gait, parts: [{ kind: 'text', text: words.none, tone: 'quiet' }] }];
  const facts = buildWalkFacts({ ...described, summary }).map(({ label, value }) => `${label}: ${value}`);
  return [
    { title: words.gait, parts: [{ kind: 'text', text: `${facts.join('. ')}.` }] },
    ...buildGaitSections(summary, described.language),
  ];
}
