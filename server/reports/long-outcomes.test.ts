import { afterAll, expect, it } from 'vitest';
import type { OutcomePdf } from '../../contract/reports/pdf-export.ts';
import { pdfPages } from '../../tests/api/pdf-pages.ts';
import { ReportPrinter } from './report-printer.ts';

const printer = new ReportPrinter();
afterAll(() => printer.close());

type DocumentData = OutcomePdf['pdfDocumentData'];
const box = { name: 'Distance', value: '8.00 in', label: 'Medium Risk', level: 'yellow', notes: [] } as const;

async function textOf(data: Partial<DocumentData>): Promise<string> {
  const outcome: OutcomePdf = {
    pdfGroup: 'ASSESSMENT_OUTCOMES_PDF',
    pdfName: 'AST-0001',
    pdfDocumentData: {
      sessionData: {
        participantUid: 'P-100',
        createdDate: '11/20/2026',
        assessmentName: 'Functional Reach',
        practitionerName: null,
        demographics: null,
        assessment: { id: 'AST-0001', heading: 'Functional Reach: Fall Risk', description: null, source: null },
      },
      outcomeBoxData: [{ ...box, notes: [] }],
      outcomeSliderData: null,
      outcomeFactorTableData: null,
      ...data,
    },
  };
  return pdfPages(await printer.print({ outcome, language: 'en' }, 'one')).join(' ');
}

const words = (count: number, last: string) => `${'word '.repeat(count)}${last}`;

it('API-33 RISK-19 notes of a result that are longer than a page go on on the next one, all of them', async () => {
  const notes = Array.from({ length: 20 }, (_, note) => words(90, `note${note}`));
  const one = await textOf({ outcomeBoxData: [{ ...box, notes }] });
  const both = await textOf({ outcomeBoxData: [box, box].map((each) => ({ ...each, notes: notes.slice(0, 10) })) });
  expect(one.split('word')).toHaveLength(20 * 90 + 1);
  expect(one).toContain('note19');
  expect(both.split('word')).toHaveLength(2 * 10 * 90 + 1);
});

it('API-33 RISK-52 ranges in more words than a page holds go on on the next one, all of them', async () => {
  const segments = Array.from({ length: 30 }, (_, at) => ({
    from: at / 30,
    to: (at + 1) / 30,
    label: `Range ${at}`,
    values: words(40, `values${at}`),
    note: words(40, `note${at}`),
    level: null,
    overlaps: false,
  }));
  const text = await textOf({ outcomeSliderData: { segments, limits: [], markers: [] } });
  expect(text.split('word')).toHaveLength(30 * 80 + 1);
  expect(text).toContain('note29');
});
