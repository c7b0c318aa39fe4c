import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { ReportModel } from '../../domain/reports/report-model.ts';
import { buildHeader, pageMessages } from './report-header.ts';
import { ink, page, styles } from './report-styles.ts';
import { buildSection } from './report-sections.ts';

const MAX_NAME_LENGTH = 60;
const truncate = (name: string): string =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…` : name;

const createFooter =
  ({ language, patient, confidential, range }: ReportModel) =>
  (current: number, count: number): Content => ({
    columns: [
      { width: '*', stack: [truncate(patient), confidential] },
      { width: 'auto', alignment: 'right', stack: [pageMessages[language].page(current, count), range] },
    ],
    style: 'footer',
    margin: [page.margins[0], 14, page.margins[2], 0],
  });

/** The report as pdfmake lays it out. `isPrintable` says whether the font has all characters of a text. */
export function buildReportDocument(
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
    language: pageMessages[language].tag,
    displayTitle: true,
    pageSize: page.size,
    pageMargins: [...page.margins],
    content: [...buildHeader(model, logo), ...warning, ...sections.flatMap(buildSection)],
    footer: createFooter(model),
    styles,
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15, color: ink.text },
  };
}
