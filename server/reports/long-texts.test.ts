import { afterAll, describe, expect, it } from 'vitest';
import type { ReportModel, ReportPart } from '../../domain/reports/report-model.ts';
import { pdfPages } from '../../tests/api/pdf-pages.ts';
import { ReportPrinter } from './report-printer.ts';

const printer = new ReportPrinter();
afterAll(() => printer.close());

const plain: Omit<ReportModel, 'sections'> = {
  language: 'en',
  title: 'Patient Report',
  organization: 'Clinic',
  patient: 'Ada Lovelace',
  range: '11/01/2026 to 11/15/2026',
  created: 'Created 11/21/2026',
  confidential: 'Confidential',
  unprintable: 'Some characters cannot be printed.',
  facts: [{ label: 'Patient', value: 'Ada Lovelace' }],
};

async function pagesOf(...parts: ReportPart[]): Promise<string> {
  const model = { ...plain, sections: [{ title: 'Section', parts }] };
  return pdfPages(await printer.print({ model, logo: null }, 'one')).join(' ');
}

const tableOf = (...rows: string[][]): ReportPart => ({
  kind: 'table',
  title: 'Survey',
  table: {
    columns: [
      { title: 'Date', share: 3 },
      { title: 'Answer', share: 8 },
    ],
    rows,
  },
});

describe('texts of a report', () => {
  it('REC-26 are printed whatever begins a line of them', async () => {
    // An accent on its own, as the first character of a line.
    expect(await pagesOf({ kind: 'text', text: 'Stretch\n\u0301slowly' })).toContain('slowly');
  });

  it('REC-26 go on on the next page: notes of very many lines, all of them', async () => {
    const notes = [...Array.from({ length: 240 }, (_, line) => `${line % 10}`), 'finally'].join('\n');
    const text = await pagesOf({ kind: 'text', text: notes }, tableOf(['11/01/2026', 'Yes']));
    // Those around the break between two pages have its footer among them.
    expect(text.split('0 1 2 3 4 5 6 7 8 9').length).toBeGreaterThan(20);
    expect(text).toContain('7 8 9 finally');
    expect(text).toContain('11/01/2026 Yes');
  });

  it('REC-26 go on on the next page: an answer longer than one, and what comes after it', async () => {
    const answer = `${'word '.repeat(790)}finally`;
    const text = await pagesOf(tableOf(['11/02/2026', answer], ['11/01/2026', 'Yes']));
    expect(text.split('word')).toHaveLength(791);
    expect(text).toContain('finally');
    expect(text).toContain('11/01/2026 Yes');
  });

  it('REC-26 end with an ellipsis where they would hold up everybody’s reports', async () => {
    const text = await pagesOf(tableOf(['11/02/2026', 'w'.repeat(900_000)], ['11/01/2026', 'Yes']));
    expect(text).toContain('w…');
    expect(text).toContain('11/01/2026 Yes');
  });
});
