import type { useTranslate } from 'react-admin';
import type { OutcomePdf } from '../../contract/reports/pdf-export.ts';
import type { ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import type { Demographics } from '../../domain/risk-analysis/demographics.ts';
import { type Outcome, getLevelColour, getScale } from '../../domain/risk-analysis/outcome.ts';
import type { ResultEvaluation } from '../../domain/risk-analysis/session-analysis.ts';
import { createSlider, type Slider } from '../../domain/risk-analysis/slider.ts';
import { formatValue } from '../../domain/risk-analysis/measured-results.ts';
import { formatZonedDateTime } from '../../src/ui/DateTimeText.tsx';
import {
  formatDescription,
  formatHeading,
  formatEvaluationNotes,
  formatLevel,
  formatPerson,
  formatDecision,
  factorColumns,
  formatLimits,
  formatLimit,
  formatMarker,
  formatRanges,
} from './shared/outcomeTexts.ts';
import { listFactorRows, type FactorRow } from '../../domain/risk-analysis/factor-rows.ts';
import type { AnalysisKey } from './shared/messages.en.ts';

const lines = (...texts: (string | null)[]): string => texts.filter(Boolean).join('\n');

/** The table of factors of the print request (RISK-14). */
function toFactorTable(
  outcome: Outcome,
  evaluations: readonly ResultEvaluation[],
  translate: ReturnType<typeof useTranslate>,
): NonNullable<OutcomePdf['pdfDocumentData']['outcomeFactorTableData']> {
  const rows = listFactorRows(outcome);
  const columns = factorColumns(rows);
  const all = translate('analysis.factors.all');
  const buildCells = (row: FactorRow) => {
    const { category, shortDescription, description } = row.factor;
    const cells = {
      sex: row.sex ? translate(`analysis.sex.${row.sex}` satisfies AnalysisKey) : all,
      age: row.ages ?? all,
      limits: lines(formatLimits(row, translate), description && translate(description)),
      category: lines(
        [
          translate(`analysis.category.${category}` satisfies AnalysisKey),
          shortDescription && translate(shortDescription),
        ]
          .filter(Boolean)
          .join(' '),
        formatDecision(row, evaluations, translate),
      ),
    };
    return columns.map((column) => cells[column]);
  };
  return {
    columns: columns.map((column) => translate(`analysis.factors.${column}` satisfies AnalysisKey)),
    rows: rows.map((row) => ({
      cells: buildCells(row),
      level: getLevelColour(row.factor.category, getScale(outcome)),
      decided: evaluations.some(({ factor }) => factor === row.factor),
    })),
  };
}

/** The slider of the print request. */
function toSlider(
  { segments, limits, ends, markers, units }: Slider,
  translate: ReturnType<typeof useTranslate>,
): NonNullable<OutcomePdf['pdfDocumentData']['outcomeSliderData']> {
  return {
    segments: segments.map(({ range, colour, from, to }) => ({
      from,
      to,
      ...formatRanges(range, units, translate),
      level: range.matching.length > 0 ? colour : null,
      overlaps: range.matching.length > 1,
    })),
    limits: [...ends, ...limits].map(({ value, at }) => ({ at, label: formatLimit(value, units, translate) })),
    markers: markers.map((marker) => ({ at: marker.at, label: formatMarker(marker, translate) })),
  };
}

type Translate = ReturnType<typeof useTranslate>;
type SessionData = OutcomePdf['pdfDocumentData']['sessionData'];

/** A session with its evaluation. */
export interface EvaluatedSession {
  session: ScanSession;
  /** Name of the assessment. */
  assessment: string;
  outcome: Outcome;
  evaluations: readonly ResultEvaluation[];
  /** The person that the results are about. */
  person: Demographics;
}

function toSession({ session, assessment, outcome, person }: EvaluatedSession, translate: Translate): SessionData {
  const { participant, practitioner, createdDate, location } = session;
  return {
    participantUid: participant?.uid ?? null,
    createdDate: formatZonedDateTime(createdDate, location.timezone),
    assessmentName: assessment,
    practitionerName: practitioner && `${practitioner.firstName} ${practitioner.lastName}`,
    demographics: formatPerson(person, translate),
    assessment: {
      id: outcome.assessmentId,
      heading: formatHeading(assessment, outcome, translate),
      description: formatDescription(outcome, translate),
      source: outcome.source && translate('analysis.source', { source: outcome.source }),
    },
  };
}

/** The print request of an evaluated session, with all texts as on the screen (API-32..34). */
export function createOutcomePdf(evaluated: EvaluatedSession, translate: Translate): OutcomePdf {
  const { session, outcome, evaluations } = evaluated;
  const slider = createSlider(outcome, evaluations);
  return {
    pdfGroup: 'ASSESSMENT_OUTCOMES_PDF',
    pdfName: `${outcome.assessmentId}-${session.sessionUUID}`.replaceAll(/[^\w.-]/g, '-').slice(0, 120),
    pdfDocumentData: {
      sessionData: toSession(evaluated, translate),
      outcomeBoxData: evaluations.map((evaluation) => ({
        name: translate(evaluation.result.name),
        value: formatValue(evaluation.result.value, evaluation.result.units, translate),
        label: formatLevel(evaluation, translate),
        level: evaluation.colour,
        notes: formatEvaluationNotes(evaluation, translate),
      })),
      outcomeSliderData: slider && toSlider(slider, translate),
      outcomeFactorTableData: toFactorTable(outcome, evaluations, translate),
    },
  };
}
