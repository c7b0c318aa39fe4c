import type { Content } from 'pdfmake';
import type { ReportChart, ReportPart, ReportSection } from '../../domain/report/report-model.ts';
import { barChart } from './bar-chart.ts';
import { dayStrip } from './day-strip.ts';
import { lineChart } from './line-chart.ts';
import { isLong } from './long-text.ts';
import { tableAcross, tableContent } from './report-table.ts';

const drawingOf = (chart: ReportChart): string => {
  if (chart.kind === 'days') return dayStrip(chart);
  return chart.kind === 'bars' ? barChart(chart) : lineChart(chart);
};

type Figure = Extract<ReportPart, { kind: 'figure' }>;

const figureContent = ({ title, subtitle, chart }: Figure): Content[] => [
  { text: title, style: 'strong', margin: [0, 4, 0, 0] },
  ...(subtitle ? [{ text: subtitle, style: 'quiet' }] : []),
  { svg: drawingOf(chart), margin: [0, 4, 0, 4] },
];

const figureTable = ({ table }: Figure): Content[] => (table ? [tableAcross(table)] : []);

const together = (stack: Content[], isBroken = false): Content => ({
  stack,
  unbreakable: !isBroken,
  margin: [0, 0, 0, 8],
});

/** A section; its heading is never the last on a page, and a chart stays with its title and its table but for a strip. */
export function sectionContent({ title, parts }: ReportSection): Content[] {
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
      leave(together([...lead, ...figureContent(part)]), together(figureTable(part)));
    else if (part.kind === 'figure') leave(together([...lead, ...figureContent(part), ...figureTable(part)]));
    else {
      const name: Content[] = part.title ? [{ text: part.title, style: 'strong' }] : [];
      if (lead.length > 1) leave(together(lead, isBroken), tableContent(part.table, { lead: name }));
      else leave(tableContent(part.table, { lead: [...lead, ...name] }));
    }
  }
  if (lead.length > 0) content.push(together(lead, isBroken));
  return content;
}
