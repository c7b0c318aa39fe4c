import type { Content } from 'pdfmake';
import type { ReportFact } from '../../domain/report/report-model.ts';
import { ink } from './report-look.ts';

const ACROSS = 3;

const factContent = ({ label, value }: ReportFact): Content => ({
  stack: [{ text: label, style: 'label' }, { text: value }],
});

/** What a report is about, three facts beside each other. */
export function factsContent(facts: readonly ReportFact[]): Content {
  const rows = Array.from({ length: Math.ceil(facts.length / ACROSS) }, (_, row) =>
    Array.from({ length: ACROSS }, (__, column) => {
      const fact = facts[row * ACROSS + column];
      return fact ? factContent(fact) : '';
    }),
  );
  return {
    table: { widths: Array.from({ length: ACROSS }, () => 161), body: rows },
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
  };
}
