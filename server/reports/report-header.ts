import type { Content } from 'pdfmake';
import type { ReportModel } from '../../domain/report/report-model.ts';
import { factsContent } from './report-facts.ts';

const LOGO = { width: 110, height: 62 };

/** Whose report this is, over which days; with the organization's logo when `logo` (a PNG) is there. */
export function headerContent(
  { title, organization, created, facts }: ReportModel,
  logo: Uint8Array | null,
): Content[] {
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
    factsContent(facts),
  ];
}
