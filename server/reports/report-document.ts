import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { ReportChart, ReportModel, ReportPart, ReportSection } from '../../domain/reports/report-model.ts';
import { drawBarChart, drawDayStrip, drawLineChart } from './charts.ts';
import { buildHeader, pageMessages } from './report-header.ts';
import { ink, page, styles } from './report-styles.ts';
import { buildTable, buildTableInColumns, isLong } from './report-table.ts';

const drawChart = (chart: ReportChart): string => {
  if (chart.kind === 'days') return drawDayStrip(chart);
  return chart.kind === 'bars' ? drawBarChart(chart) : drawLineChart(chart);
};

type Figure = Extract<ReportPart, { kind: 'figure' }>;

const buildFigure = ({ title, subtitle, chart }: Figure): Content[] => [
  { text: title, style: 'strong', margin: [0, 4, 0, 0] },
  ...(subtitle ? [{ text: subtitle, style: 'quiet' }] : []),
  { svg: drawChart(chart), margin: [0, 4, 0, 4] },
];

const buildFigureTable = ({ table }: Figure): Content[] => (table ? [buildTableInColumns(table)] : []);

const keepTogether = (stack: Content[], isBroken = false): Content => ({
  stack,
  unbreakable: !isBroken,
  margin: [0, 0, 0, 8],
});

/** A section; its heading is never the last on a page, and a chart stays with its title and its table but for a strip. */
function buildSection({ title, parts }: ReportSection): Content[] {
  const content: Content[] = [];
  let lead: Content[] = [{ text: title, style: 'section', margin: [0, 10, 0, 4] }];
  const isBroken = parts.some((part) => part.kind === 'text' && isLong(part.text));
  const leave = (...parted: Content[]) => {
    content.push(...parted);
    lead = [];
  };
  for (const part of parts) {
    if (part.kind === 'text')
      lead.push({ text: part.text, ...(part.tone && { style: part.tone }), margin: [0, 0, 0, 4] });
    // The days of a strip may stand on the next page: together they would leave half a page empty.
    else if (part.kind === 'figure' && part.chart.kind === 'days')
      leave(keepTogether([...lead, ...buildFigure(part)]), keepTogether(buildFigureTable(part)));
    else if (part.kind === 'figure') leave(keepTogether([...lead, ...buildFigure(part), ...buildFigureTable(part)]));
    else {
      const name: Content[] = part.title ? [{ text: part.title, style: 'strong' }] : [];
      if (lead.length > 1) leave(keepTogether(lead, isBroken), buildTable(part.table, { lead: name }));
      else leave(buildTable(part.table, { lead: [...lead, ...name] }));
    }
  }
  if (lead.length > 0) content.push(keepTogether(lead, isBroken));
  return content;
}

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
