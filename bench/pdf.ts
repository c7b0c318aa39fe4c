import { createRequire } from 'node:module';
import type { OutcomePdf } from '../contract/reports/pdf-export.ts';
import { ReportPrinter } from '../server/reports/report-printer.ts';
import { measure, ms, ratio } from './measure.ts';

/*
 * The outcome of an assessment as a PDF, by the printer with its thread once that is warm, beside bare pdfkit in this
 * process that writes the same texts under each other: no table, no slider, no thread. `node --import tsx bench/pdf.ts`
 */
const BUDGET = { ms: 15, bytes: 30_000 };
const COUNT = 100;

const load = createRequire(import.meta.url);
const fonts = load('pdfmake/fonts/Roboto.js') as { Roboto: { normal: string; bold: string } };

/** As much of pdfkit as is needed here. */
interface BarePage {
  font(path: string): BarePage;
  fontSize(points: number): BarePage;
  text(text: string): BarePage;
  on(event: 'data' | 'end', heard: (part: Uint8Array) => void): void;
  end(): void;
}
const PDFDocument = createRequire(load.resolve('pdfmake'))('pdfkit') as new (options: object) => BarePage;

const levels = ['green', 'lightGreen', 'yellow', 'orange', 'red'] as const;
const names = ['Normal', 'Slight', 'Mild', 'Moderate', 'Severe'];
const values = ['exactly 0 cm', 'less than 1 cm', 'less than 3 cm', 'less than 10 cm', 'at least 10 cm'];
const tremor: OutcomePdf = {
  pdfGroup: 'ASSESSMENT_OUTCOMES_PDF',
  pdfName: 'AST-0050-bench',
  pdfDocumentData: {
    sessionData: {
      participantUid: 'P-100',
      createdDate: '11/20/2026, 10:05 AM (America/Denver)',
      assessmentName: 'Postural Tremor',
      practitionerName: 'Bench Practitioner',
      demographics: 'Male, 65 years',
      assessment: {
        id: 'AST-0050',
        heading: 'Postural Tremor: Tremors Risk',
        description: 'UPDRS, Item 3.15',
        source: 'Source: MDS-UPDRS; Goetz et al., Movement Disorders (2008)',
      },
    },
    outcomeBoxData: [
      { name: 'Left Amplitude', value: '0.40 cm', label: 'Slight', level: 'lightGreen', notes: ['Below the error.'] },
      { name: 'Right Amplitude', value: '3.20 cm', label: 'Moderate', level: 'orange', notes: [] },
    ],
    outcomeSliderData: {
      segments: levels.map((level, at) => ({
        from: at / 5,
        to: (at + 1) / 5,
        label: names[at]!,
        values: values[at]!,
        note: null,
        level,
        overlaps: false,
      })),
      limits: [0.1, 0.4, 0.6, 0.8].map((at) => ({ at, label: `${at * 10} cm` })),
      markers: [
        { at: 0.28, label: 'Left Amplitude: 0.40 cm' },
        { at: 0.62, label: 'Right Amplitude: 3.20 cm' },
      ],
    },
    outcomeFactorTableData: {
      columns: ['Result', 'Category'],
      rows: levels.map((level, at) => ({ cells: [values[at]!, names[at]!], level, decided: at === 1 })),
    },
  },
};

/** Every text of the document, in its order. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};
const texts = textsOf(tremor.pdfDocumentData);

const bare = (): Promise<number> =>
  new Promise((done) => {
    const document = new PDFDocument({ size: 'LETTER', margin: 40, font: fonts.Roboto.normal });
    let bytes = 0;
    document.on('data', (part) => (bytes += part.byteLength));
    document.on('end', () => done(bytes));
    document.fontSize(20).font(fonts.Roboto.bold).text(texts[0]!);
    document.fontSize(9).font(fonts.Roboto.normal);
    for (const text of texts.slice(1)) document.text(text);
    document.end();
  });

const printer = new ReportPrinter();
const print = () => printer.print({ outcome: tremor, language: 'en' }, 'bench');
const bareTime = await measure(async () => void (await bare()), { count: COUNT });
const time = await measure(async () => void (await print()), { count: COUNT });
const { byteLength } = await print();
printer.close();

console.log(`${'outcome as PDF'.padEnd(20)}${'p50, ms'.padStart(9)}${'p95, ms'.padStart(9)}${'bytes'.padStart(9)}`);
console.log(`${'bare pdfkit'.padEnd(20)}${ms(bareTime.p50)}${ms(bareTime.p95)}${String(await bare()).padStart(9)}`);
console.log(`${'ours'.padEnd(20)}${ms(time.p50)}${ms(time.p95)}${String(byteLength).padStart(9)}`);
console.log(`${'ours / bare'.padEnd(20)}${ratio(time.p50, bareTime.p50)} ${ratio(time.p95, bareTime.p95)}`);
console.log(`limits: ${BUDGET.ms} ms at the median, ${BUDGET.bytes} bytes`);
if (time.p50 > BUDGET.ms || byteLength > BUDGET.bytes) process.exitCode = 1;
