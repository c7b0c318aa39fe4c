import { describe, expect, it } from 'vitest';
import { OutcomePdf } from '../../contract/reports/pdf-export.ts';
import type { ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { findBuiltInOutcome } from '../../domain/risk-analysis/built-in-outcomes.ts';
import type { Demographics } from '../../domain/risk-analysis/demographics.ts';
import type { Outcome } from '../../domain/risk-analysis/outcome.ts';
import { analyzeResults } from '../../domain/risk-analysis/session-analysis.ts';
import { createI18nProvider } from '../../src/ui/i18n/i18nProvider.ts';
import { definePlugin } from '../../src/ui/plugin.ts';
import { analysisMessages } from './shared/messages.en.ts';
import { createOutcomePdf } from './outcomePdf.ts';

const speaking = definePlugin({
  id: 'speaking',
  console: 'portal',
  visibleTo: () => true,
  pages: [],
  messages: { en: analysisMessages },
});
const { translate } = createI18nProvider([speaking]);
const session: ScanSession = {
  id: 1,
  createdDate: '2026-11-20T17:05:00.000Z',
  updatedDate: '2026-11-20T17:05:00.000Z',
  sessionUUID: '77e5a1d2-0000-4000-8000-00000000c307',
  session: { type: 'SCAN-1', data: { assessmentId: 'AST-0001', results: [] }, meta: { demographics: null } },
  location: { id: 3, name: 'Harbor', timezone: 'America/Denver' },
  practitioner: { firstName: 'Wes', lastName: 'Kim' },
  organization: { id: 1, name: 'Northside', logoUrl: null },
  artifacts: [],
  participant: { id: 50, uid: 'P-100', isArchived: false, archivedDate: null },
  resultsInsights: null,
};
const result = (id: string, name: string, value: number, units: string) => ({ id, name, value, units });
function printed(
  outcome: Outcome,
  results: ReturnType<typeof result>[],
  person: Demographics = { age: null, sex: null },
  more: Partial<ScanSession> = {},
) {
  const analysis = analyzeResults(outcome, results, person);
  if (analysis.state !== 'EVALUATED') throw new Error(analysis.state);
  return createOutcomePdf(
    {
      session: { ...session, ...more },
      assessment: 'Assessed',
      outcome,
      evaluations: analysis.evaluations,
      person,
    },
    translate,
  );
}
const reach = findBuiltInOutcome('AST-0001')!;

describe('the print request', () => {
  it('OPEN-160 names the value by which a result was evaluated that is rounded to the other side of a limit', () => {
    const { outcomeBoxData } = printed(reach, [result('distance', 'Distance', 6.004, 'in')]).pdfDocumentData;
    expect(outcomeBoxData[0]).toMatchObject({
      value: '6.00 in',
      label: 'Medium Risk',
      notes: ['Based on the unrounded value, 6.004 in.', 'Twice the risk of falling'],
    });
  });

  it('API-32 API-34 has session, person, time and outcome', () => {
    const { pdfGroup, pdfName, pdfDocumentData } = printed(reach, [result('distance', 'Distance', 8, 'in')]);
    expect(pdfGroup).toBe('ASSESSMENT_OUTCOMES_PDF');
    expect(pdfName).toBe('AST-0001-77e5a1d2-0000-4000-8000-00000000c307');
    expect(pdfDocumentData.sessionData).toEqual({
      participantUid: 'P-100',
      createdDate: '11/20/2026, 10:05 AM MST',
      assessmentName: 'Assessed',
      practitionerName: 'Wes Kim',
      demographics: null,
      assessment: {
        id: 'AST-0001',
        heading: 'Assessed: Fall Risk',
        description: null,
        source: 'Source: Duncan et al., Journal of Gerontology (1992)',
      },
    });
  });

  it('API-33 RISK-19 has the result, its position on the scale and the factors', () => {
    const { outcomeBoxData, outcomeSliderData, outcomeFactorTableData } = printed(reach, [
      result('distance', 'Distance', 8, 'in'),
    ]).pdfDocumentData;
    expect(outcomeBoxData).toEqual([
      {
        name: 'Distance',
        value: '8.00 in',
        label: 'Medium Risk',
        level: 'yellow',
        notes: ['Twice the risk of falling'],
      },
    ]);
    expect(outcomeSliderData!.segments.map(({ label, values, level }) => [label, values, level])).toEqual([
      ['High Risk', 'at most 6.00 in', 'red'],
      ['Medium Risk', 'more than 6.00 in, at most 10.00 in', 'yellow'],
      ['Low Risk', 'more than 10.00 in', 'green'],
    ]);
    // Of 14 in, in proportion.
    expect(outcomeSliderData!.segments.map(({ from, to }) => [from, to])).toEqual([
      [0, 6 / 14],
      [6 / 14, 10 / 14],
      [10 / 14, 1],
    ]);
    expect(outcomeSliderData!.limits).toEqual([
      { at: 0, label: '0.00 in' },
      { at: 1, label: '14.00 in' },
      { at: 6 / 14, label: '6.00 in' },
      { at: 10 / 14, label: '10.00 in' },
    ]);
    expect(outcomeSliderData!.markers).toEqual([{ at: 8 / 14, label: 'Distance: 8.00 in' }]);
    expect(outcomeFactorTableData).toEqual({
      columns: ['Result', 'Category'],
      rows: [
        { cells: ['more than 10.00 in', 'Low Risk'], level: 'green', decided: false },
        {
          cells: ['more than 6.00 in, at most 10.00 in\nTwice the risk of falling', 'Medium Risk 2X\nThis session'],
          level: 'yellow',
          decided: true,
        },
        { cells: ['at most 6.00 in\nFour times the risk of falling', 'High Risk 4X'], level: 'red', decided: false },
      ],
    });
  });

  it('RISK-52 RISK-61 has left and right of a tremor, and the name of the scale', () => {
    const { sessionData, outcomeBoxData, outcomeSliderData } = printed(findBuiltInOutcome('AST-0050')!, [
      result('left-amplitude', 'Left', 0.4, 'cm'),
      result('right-amplitude', 'Right', 40, 'cm'),
    ]).pdfDocumentData;
    expect(sessionData.assessment.heading).toBe('Assessed: Tremors Risk');
    expect(sessionData.assessment.description).toBe('UPDRS, Item 3.15');
    expect(outcomeBoxData.map(({ name, label, notes }) => [name, label, notes])).toEqual([
      ['Left', 'Slight', ['Below the sensor’s stated error, 1.1 cm.']],
      ['Right', 'Severe', []],
    ]);
    expect(outcomeSliderData!.segments).toHaveLength(5);
    expect(outcomeSliderData!.markers.map(({ label }) => label)).toEqual([
      'Left: 0.40 cm',
      'Right: 40.00 cm, off the scale',
    ]);
  });

  it('RISK-14 API-34 has the table by sex and age, the evaluated person, and the scale of that person', () => {
    const { sessionData, outcomeSliderData, outcomeFactorTableData } = printed(
      findBuiltInOutcome('AST-0011')!,
      [result('time', 'Time', 12, 's')],
      { age: 65, sex: 'MALE' },
    ).pdfDocumentData;
    expect(sessionData.demographics).toBe('Male, 65 years');
    expect(outcomeSliderData!.segments.map(({ label, values }) => [label, values])).toEqual([
      ['Low Risk', 'at most 11.40 s'],
      ['High Risk', 'more than 11.40 s'],
    ]);
    expect(outcomeSliderData!.markers).toEqual([{ at: 12 / 22.8, label: 'Time: 12.00 s' }]);
    expect(outcomeFactorTableData!.columns).toEqual(['Sex', 'Age', 'Result', 'Category']);
    expect(outcomeFactorTableData!.rows).toHaveLength(6);
    expect(outcomeFactorTableData!.rows.filter(({ decided }) => decided).map(({ cells }) => cells)).toEqual([
      ['Male', '60-69', 'more than 11.40 s', 'High Risk\nThis session'],
    ]);
  });

  it('RISK-27 OPEN-134 says in grey that there is no criterion for a person without a row in the table', () => {
    const { outcomeBoxData } = printed(findBuiltInOutcome('AST-0011')!, [result('time', 'Time', 10, 's')], {
      age: 40,
      sex: 'MALE',
    }).pdfDocumentData;
    expect(outcomeBoxData).toMatchObject([
      {
        label: 'No criterion for this age',
        level: 'grey',
        notes: ['The published limits do not cover this age or sex, so the result is not assessed.'],
      },
    ]);
  });

  it('RISK-19 RISK-27 says that a person with a row in the table is within the limit', () => {
    const { sessionData, outcomeBoxData } = printed(
      findBuiltInOutcome('AST-0019')!,
      [result('reps', 'Reps', 8, 'reps')],
      {
        age: 88,
        sex: 'FEMALE',
      },
    ).pdfDocumentData;
    expect(sessionData.demographics).toBe('Female, 88 years');
    expect(outcomeBoxData).toMatchObject([
      { label: 'Low Risk', level: 'green', notes: ['Within the limits for this sex and age.'] },
    ]);
  });

  it('RISK-19 names the person of each evaluated result, if known', () => {
    const { sessionData } = printed(reach, [result('distance', 'Distance', 8, 'in')], {
      age: 71,
      sex: 'FEMALE',
    }).pdfDocumentData;
    expect(sessionData.demographics).toBe('Female, 71 years');
  });

  it('accepts every outcome that can be stored', () => {
    const text = (length: number) => 'x'.repeat(length);
    const [factor] = reach.factors;
    const [criterion] = factor!.criteria;
    const longest: Outcome = {
      ...reach,
      title: text(500),
      description: text(2000),
      source: text(2000),
      factors: Array.from({ length: 100 }, (_, at) => ({
        category: 'LOW',
        description: text(500),
        shortDescription: text(500),
        criteria: Array.from({ length: 10 }, (__, index) => ({
          ...criterion!,
          units: text(40),
          conditions: [
            { comparator: 'gte' as const, value: -12_345.678_901 + index },
            { comparator: 'lte' as const, value: 12_345.678_901 + at / 7 },
          ],
        })),
      })),
    };
    const document = printed(longest, [result('distance', text(200), 8, text(40))]);
    expect(OutcomePdf.safeParse(document).error).toBeUndefined();
  });

  it('has a file name that any service accepts, whatever the name of the session', () => {
    const { pdfName } = printed(reach, [result('distance', 'Distance', 8, 'in')], undefined, { sessionUUID: 'a b/ü"' });
    expect(pdfName).toBe('AST-0001-a-b---');
  });
});
