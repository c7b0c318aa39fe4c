import type { Content } from 'pdfmake';
import type { ReportModel, ReportFact } from '../../domain/reports/report-model.ts';
import { drawAngleMark } from '../platform/pdf/angle-mark.ts';
import { ink } from './report-styles.ts';
import type { Language } from '../../contract/platform/languages.ts';

const LOGO = { width: 110, height: 62 };
const MARK = 48;

/** Whose report this is, over which days; with the organization's `logo` (a PNG), else the product's mark. */
export function buildHeader({ title, organization, created, facts }: ReportModel, logo: Uint8Array | null): Content[] {
  const picture: Content[] = logo
    ? [{ image: `data:image/png;base64,${Buffer.from(logo).toString('base64')}`, fit: [LOGO.width, LOGO.height] }]
    : [{ svg: drawAngleMark(MARK) }];
  return [
    {
      columns: [
        {
          width: '*',
          stack: [
            { text: organization, style: 'organization' },
            { text: title, style: 'title' },
            { text: created, style: 'label' },
          ],
        },
        { width: 'auto', stack: picture },
      ],
      columnGap: 16,
    },
    buildFacts(facts),
  ];
}

const FACTS_PER_ROW = 3;

const buildFact = ({ label, value }: ReportFact): Content => ({
  stack: [{ text: label, style: 'label' }, { text: value }],
});

/** What a report is about, three facts beside each other. */
export function buildFacts(facts: readonly ReportFact[]): Content {
  const rows = Array.from({ length: Math.ceil(facts.length / FACTS_PER_ROW) }, (_, row) =>
    Array.from({ length: FACTS_PER_ROW }, (__, column) => {
      const fact = facts[row * FACTS_PER_ROW + column];
      return fact ? buildFact(fact) : '';
    }),
  );
  return {
    table: { widths: Array.from({ length: FACTS_PER_ROW }, () => 161), body: rows },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingLeft: () => 8,
      paddingRight: () => 8,
      paddingTop: () => 3,
      paddingBottom: () => 2,
      fillColor: () => ink.fill,
    },
    margin: [0, 10, 0, 4],
  };
}

/** Texts of every PDF: the language tag for screen readers, and the page number. */
export const pageMessages: Record<Language, { tag: string; page: (current: number, count: number) => string }> = {
  en: { tag: 'en-US', page: (current, count) => `Page ${current} of ${count}` },
  es: { tag: 'es-US', page: (current, count) => `Página ${current} de ${count}` },
};
