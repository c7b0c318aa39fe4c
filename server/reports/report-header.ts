import type { Content } from 'pdfmake';
import type { ReportFact, ReportModel } from '../../domain/report/report-model.ts';
import { ink } from './report-look.ts';

const FACTS_ACROSS = 3;
const LOGO = { width: 110, height: 62 };

const factContent = ({ label, value }: ReportFact): Content => ({
  stack: [{ text: label, style: 'label' }, { text: value }],
});

/** Whose report this is, over which days; with the organization's logo when `logo` (a PNG) is there. */
export function headerContent(
  { title, organization, created, facts }: ReportModel,
  logo: Uint8Array | null,
): Content[] {
  const rows = Array.from({ length: Math.ceil(facts.length / FACTS_ACROSS) }, (_, row) =>
    Array.from({ length: FACTS_ACROSS }, (__, column) => {
      const fact = facts[row * FACTS_ACROSS + column];
      return fact ? factContent(fact) : '';
    }),
  );
  const picture: Content[] = logo
    ? [{ image: `data:image/png;base64,${Buffer.from(logo).toString('base64')}`, fit: [LOGO.width, LOGO.height] }]
    : [];
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
    {
      table: { widths: Array.from({ length: FACTS_ACROSS }, () => 161), body: rows },
      layout: {
        hLineWidth: () => 0,
        vLineWidth: () => 0,
        paddingLeft: () => 8,
        paddingRight: () => 8,
        paddingTop: () => 4,
        paddingBottom: () => 4,
        fillColor: () => ink.fill,
      },
      margin: [0, 10, 0, 4],
    },
  ];
}
