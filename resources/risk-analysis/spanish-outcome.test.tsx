import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OutcomePdf } from '../../contract/reports/pdf-export.ts';
import { scanned, scanSession } from '../scan-sessions/fixtures.ts';
import { findBuiltInOutcome } from '../../domain/risk-analysis/built-in-outcomes.ts';
import type { Demographics } from '../../domain/risk-analysis/demographics.ts';
import { analyzeResults } from '../../domain/risk-analysis/session-analysis.ts';
import { createI18nProvider } from '../../src/ui/i18n/i18nProvider.ts';
import { resetLanguage, setLocale } from '../../src/ui/i18n/language.ts';
import { createOutcomePdf } from './outcomePdf.ts';

beforeAll(() => setLocale('es', 'portal'));
afterAll(resetLanguage);

function printed(
  assessmentId: string,
  results: Parameters<typeof scanned>[1],
  person: Demographics = { age: null, sex: null },
): OutcomePdf['pdfDocumentData'] {
  const outcome = findBuiltInOutcome(assessmentId)!;
  const analysis = analyzeResults(outcome, results, person);
  if (analysis.state !== 'EVALUATED') throw new Error(analysis.state);
  const { translate } = createI18nProvider([]);
  const { evaluations } = analysis;
  const session = {
    ...scanSession(1, { session: scanned(assessmentId, results) }),
    createdDate: '2026-11-20T17:05:00.000Z',
  };
  const assessment = translate('Functional Reach');
  return createOutcomePdf({ session, assessment, outcome, evaluations, person }, translate).pdfDocumentData;
}

it('OPEN-013 API-33 API-34 an outcome is printed in Spanish', () => {
  const data = printed('AST-0001', [{ id: 'distance', name: 'Distance', value: 8, units: 'in' }]);
  expect(data.sessionData).toMatchObject({
    createdDate: '20 nov 2026, 10:05 a.m. MST',
    assessmentName: 'Alcance funcional',
    assessment: {
      heading: 'Alcance funcional: riesgo de caídas',
      source: 'Fuente: Duncan et al., Journal of Gerontology (1992)',
    },
  });
  expect(data.outcomeBoxData).toEqual([
    {
      name: 'Distancia',
      value: '8.00 in',
      label: 'Riesgo medio',
      level: 'yellow',
      notes: ['El doble de riesgo de caída'],
    },
  ]);
  expect(data.outcomeSliderData!.segments.map(({ label, values }) => [label, values])).toEqual([
    ['Riesgo alto', '6.00 in o menos'],
    ['Riesgo medio', 'más de 6.00 in, 10.00 in o menos'],
    ['Riesgo bajo', 'más de 10.00 in'],
  ]);
  expect(data.outcomeSliderData!.markers).toEqual([{ at: 8 / 14, label: 'Distancia: 8.00 in' }]);
  expect(data.outcomeFactorTableData).toMatchObject({
    columns: ['Resultado', 'Categoría'],
    rows: [
      { cells: ['más de 10.00 in', 'Riesgo bajo'] },
      { cells: ['más de 6.00 in, 10.00 in o menos\nEl doble de riesgo de caída', 'Riesgo medio 2X\nEsta sesión'] },
      { cells: ['6.00 in o menos\nEl cuádruple de riesgo de caída', 'Riesgo alto 4X'] },
    ],
  });
});

it('OPEN-013 RISK-14 RISK-52 bands, hands and people are printed in Spanish', () => {
  const tremor = printed('AST-0050', [
    { id: 'left-amplitude', name: 'Left Amplitude', value: 0.4, units: 'cm' },
    { id: 'right-amplitude', name: 'Right Amplitude', value: 30, units: 'cm' },
  ]);
  expect(tremor.outcomeBoxData.map(({ name, label, notes }) => [name, label, notes])).toEqual([
    ['Amplitud izquierda', 'Mínimo', ['Por debajo del error declarado del sensor, 1.1 cm.']],
    ['Amplitud derecha', 'Grave', []],
  ]);
  expect(tremor.sessionData.assessment.description).toBe('UPDRS, Ítem 3.15');
  const timed = printed('AST-0011', [{ id: 'time', name: 'Time', value: 12, units: 's' }], { age: 65, sex: 'MALE' });
  expect(timed.sessionData.demographics).toBe('Masculino, 65 años');
  expect(timed.outcomeFactorTableData!.columns).toEqual(['Sexo', 'Edad', 'Resultado', 'Categoría']);
  expect(timed.outcomeFactorTableData!.rows.filter(({ decided }) => decided).map(({ cells }) => cells)).toEqual([
    ['Masculino', '60-69', 'más de 11.40 s', 'Riesgo alto\nEsta sesión'],
  ]);
});
