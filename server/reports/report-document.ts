import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { LineFigure, ReportModel, ReportPart, ReportSection } from '../../domain/reports/report-model.ts';
import { drawBarChart, drawDayStrip } from './charts.ts';
import { drawSpeedScale, drawStrideFilm } from './gait-drawings.ts';
import { drawLineChart } from './line-chart.ts';
import { buildHeader, pageMessages } from './report-header.ts';
import { COLUMN_GAP, HALF_WIDTH, ink, page, scaleStyles, scaleType } from './report-styles.ts';
import { buildTable, buildTableInColumns, isLong } from './report-table.ts';

type Figure = Extract<ReportPart, { kind: 'figure' }>;

const buildTitle = ({ title, subtitle }: { title: string; subtitle?: string }): Content[] => [
  { text: title, style: 'strong', margin: [0, 4, 0, 0] },
  ...(subtitle ? [{ text: subtitle, style: 'quiet' }] : []),
];

const buildFigure = ({ chart, ...titles }: Figure): Content[] => [
  ...buildTitle(titles),
  { svg: chart.kind === 'days' ? drawDayStrip(chart) : drawBarChart(chart), margin: [0, 4, 0, 2] },
];

const buildDrawing = (part: Extract<ReportPart, { kind: 'speed' | 'film' }>): Content => ({
  svg: part.kind === 'speed' ? drawSpeedScale(part) : drawStrideFilm(part),
  margin: [0, 4, 0, 4],
});

const buildLineFigure = ({ chart, ...titles }: LineFigure): Column => ({
  width: HALF_WIDTH,
  stack: [...buildTitle(titles), { svg: drawLineChart(chart), margin: [0, 3, 0, 0] }],
});

/** Two charts beside each other. */
const pairFigures = (figures: readonly LineFigure[]): Content[] =>
  Array.from({ length: Math.ceil(figures.length / 2) }, (_, row) => ({
    columns: figures.slice(row * 2, row * 2 + 2).map(buildLineFigure),
    columnGap: COLUMN_GAP,
  }));

const buildFigureTable = ({ table }: Figure): Content[] => (table ? [buildTableInColumns(table)] : []);

const buildHeading = (title: string): Content => ({ text: title, style: 'section', margin: [0, 6, 0, 3] });

const buildText = ({ text, tone }: Extract<ReportPart, { kind: 'text' }>): Content => ({
  text,
  ...(tone && { style: tone }),
  margin: [0, 0, 0, 3],
});

const keepTogether = (stack: Content[], isBroken = false): Content => ({
  stack,
  unbreakable: !isBroken,
  margin: [0, 0, 0, 4],
});

/** A section in half of the width, whose parts follow each other wherever pages end. */
const buildHalf = ({ title, parts }: ReportSection): Column => ({
  width: HALF_WIDTH,
  stack: [
    buildHeading(title),
    ...parts.flatMap((part): Content[] => {
      if (part.kind === 'text') return [buildText(part)];
      if (part.kind === 'figure') return buildFigure(part);
      if (part.kind === 'speed' || part.kind === 'film') return [buildDrawing(part)];
      return part.kind === 'table' ? [buildTable(part.table, { width: HALF_WIDTH })] : pairFigures(part.figures);
    }),
  ],
});

/** A section; its heading is never the last on a page, and a chart stays with its title and its table but for a strip. */
function buildSection({ title, parts }: ReportSection): Content[] {
  const content: Content[] = [];
  let lead: Content[] = [buildHeading(title)];
  const isBroken = parts.some((part) => part.kind === 'text' && isLong(part.text));
  const leave = (...parted: Content[]) => {
    content.push(...parted);
    lead = [];
  };
  for (const part of parts) {
    if (part.kind === 'text') lead.push(buildText(part));
    // The days of a strip may stand on the next page: together they would leave half a page empty.
    else if (part.kind === 'figure' && part.chart.kind === 'days')
      leave(keepTogether([...lead, ...buildFigure(part)]), keepTogether(buildFigureTable(part)));
    else if (part.kind === 'speed' || part.kind === 'film') lead.push(buildDrawing(part));
    else if (part.kind === 'figure') leave(keepTogether([...lead, ...buildFigure(part), ...buildFigureTable(part)]));
    else if (part.kind === 'lines') for (const pair of pairFigures(part.figures)) leave(keepTogether([...lead, pair]));
    else {
      const name = part.title ? buildTitle({ title: part.title, subtitle: part.subtitle }) : [];
      if (lead.length > 1) leave(keepTogether(lead, isBroken), buildTable(part.table, { lead: name }));
      else leave(buildTable(part.table, { lead: [...lead, ...name] }));
    }
  }
  if (lead.length > 0) content.push(keepTogether(lead, isBroken));
  return content;
}

/** Whether a section has a drawing that belongs to the texts around it. */
const hasDrawing = ({ parts }: ReportSection): boolean => parts.some(({ kind }) => kind === 'speed' || kind === 'film');

/** Sections below each other; those of half the width in pairs. */
function buildSections(sections: readonly ReportSection[]): Content[] {
  const [first, ...rest] = sections;
  if (!first) return [];
  if (!first.isHalf) return [...buildSection(first), ...buildSections(rest)];
  const pair = rest[0]?.isHalf ? [first, rest[0]] : [first];
  return [
    {
      stack: [{ columns: pair.map(buildHalf), columnGap: COLUMN_GAP }],
      unbreakable: pair.some(hasDrawing),
      margin: [0, 0, 0, 4],
    },
    ...buildSections(rest.slice(pair.length - 1)),
  ];
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

/**
 * The report as pdfmake lays it out, in type of this scale. `isPrintable` says whether the font has all characters of a
 * text.
 */
export function buildReportDocument(
  model: ReportModel,
  logo: Uint8Array | null,
  isPrintable: (text: string) => boolean,
  scale = 1,
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
    content: [...buildHeader(model, logo), ...warning, ...buildSections(sections)],
    footer: createFooter(model),
    styles: scaleStyles(scale),
    defaultStyle: { font: 'Roboto', fontSize: scaleType(8.5, scale), lineHeight: 1.05, color: ink.text },
  };
}
