import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { ReportModel } from '../../domain/report/report-model.ts';
import { headerContent } from './report-header.ts';
import { ink, page, styles } from './report-look.ts';
import { sectionContent } from './report-sections.ts';
import { pageWords } from './report-words.ts';

const MOST_NAME = 60;
const shortened = (name: string): string => (name.length > MOST_NAME ? `${name.slice(0, MOST_NAME - 1)}…` : name);

const footerOf =
  ({ language, patient, confidential, range }: ReportModel) =>
  (current: number, count: number): Content => ({
    columns: [
      { width: '*', stack: [shortened(patient), confidential] },
      { width: 'auto', alignment: 'right', stack: [pageWords[language].page(current, count), range] },
    ],
    style: 'footer',
    margin: [page.margins[0], 14, page.margins[2], 0],
  });

/** The report as pdfmake lays it out. `isPrintable` says whether the font has all characters of a text. */
export function reportDocument(
  model: ReportModel,
  logo: Uint8Array | null,
  isPrintable: (text: string) => boolean,
): TDocumentDefinitions {
  const { language, title, patient, organization, unprintable, sections } = model;
  const warning: Content[] = isPrintable(JSON.stringify(model))
    ? []
    : [{ text: unprintable, bold: true, color: ink.second, margin: [0, 4, 0, 0] }];
  return {
    info: { title: `${title}: ${patient}`, author: organization, creator: organization },
    language: pageWords[language].tag,
    displayTitle: true,
    pageSize: page.size,
    pageMargins: [...page.margins],
    content: [...headerContent(model, logo), ...warning, ...sections.flatMap(sectionContent)],
    footer: footerOf(model),
    styles,
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15, color: ink.text },
  };
}
