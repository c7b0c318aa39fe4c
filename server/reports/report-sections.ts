import type { Content } from 'pdfmake';
import type { ReportChart, ReportPart, ReportSection } from '../../domain/reports/report-model.ts';
import { drawBarChart } from './bar-chart.ts';
import { drawDayStrip } from './day-strip.ts';
import { drawLineChart } from './line-chart.ts';
import { isLong, buildTableInColumns, buildTable } from './report-table.ts';

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
export function buildSection({ title, parts }: ReportSection): Content[] {
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
