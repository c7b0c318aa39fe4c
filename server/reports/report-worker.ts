import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Language } from '../../contract/platform/languages.ts';
import type { OutcomePdf } from '../../contract/reports/pdf-export.ts';
import { buildReport } from '../../domain/reports/build-report.ts';
import type { ReportModel } from '../../domain/reports/report-model.ts';
import type { ReportedSession, UnreadReportSource } from '../../domain/reports/report-source.ts';
import { setTypeface, typefaceDirectory, typefaceFonts } from '../platform/pdf/typeface.ts';
import { buildOutcomeDocument } from './outcome-document.ts';
import { buildReportDocument } from './report-document.ts';
import { shareFonts } from './shared-fonts.ts';

/** A report, or what it is built of, which takes long for many sessions. */
export type PrintedReport = { model: ReportModel } | { source: UnreadReportSource };

/**
 * What is sent to be printed: a report, `logo` being a PNG, or the outcome of an assessment, `language` being that of
 * its texts.
 */
export type PrintJob = (PrintedReport & { logo: Uint8Array | null }) | { outcome: OutcomePdf; language: Language };

/** A PDF, or where printing failed; never a text of the report. */
export type PrintResult = { pdf: Uint8Array<ArrayBuffer> } | { stack: string };

shareFonts();
const load = createRequire(import.meta.url);
const pdfmake = load('pdfmake') as typeof import('pdfmake');
const fonts = load('pdfmake/fonts/Roboto.js') as Parameters<typeof pdfmake.setFonts>[0];

const fontDirectory = dirname(load.resolve('pdfmake/fonts/Roboto.js'));
pdfmake.setFonts({ ...fonts, ...typefaceFonts });
// A report is made of what it was sent: nothing is fetched, and no file but the fonts is read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => [fontDirectory, typefaceDirectory].some((folder) => path.startsWith(folder)));

interface OpenedFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

async function openFont(): Promise<OpenedFont> {
  const document: unknown = await pdfmake.createPdf({ content: '.' }).getStream();
  return (document as { provideFont(family: string): { font: OpenedFont } }).provideFont('Roboto').font;
}
const font = openFont();

/** Longest text that is laid out: a patient may answer a survey with a megabyte. */
const MAX_CHARACTERS = 4000;

/**
 * Letters with accents in one spelling, the composed one that the font has, and blanks that it has; a longer text ends
 * with an ellipsis.
 */
function toPrintableText(text: string): string {
  const composed = text.normalize('NFC').replaceAll('\u202F', '\u00A0');
  return composed.length > MAX_CHARACTERS ? `${composed.slice(0, MAX_CHARACTERS).trimEnd()}…` : composed;
}

const toModel = (report: PrintedReport): ReportModel =>
  'model' in report
    ? report.model
    : buildReport({ ...report.source, sessions: JSON.parse(report.source.sessions) as ReportedSession[] });

const toPrintable = <Model>(model: Model): Model =>
  JSON.parse(JSON.stringify(model), (_, value: unknown) =>
    typeof value === 'string' ? toPrintableText(value) : value,
  ) as Model;

/** Of the type of a report that is to stand on one page, until it does. */
const ONE_PAGE_SCALES = [1, 0.92, 0.84, 0.76, 0.68];

const countPages = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;

async function print(order: PrintJob): Promise<Uint8Array<ArrayBuffer>> {
  const opened = await font;
  const isPrintable = (text: string) => {
    for (const character of text) if (!opened.hasGlyphForCodePoint(character.codePointAt(0)!)) return false;
    return true;
  };
  const layOut = async (document: TDocumentDefinitions) => {
    const pdf = await pdfmake.createPdf(setTypeface(document)).getBuffer();
    return new Uint8Array(pdf);
  };
  if ('outcome' in order) return layOut(buildOutcomeDocument(toPrintable(order.outcome), order.language, isPrintable));
  const model = toPrintable(toModel(order));
  const [largest, ...smaller] = model.isOnePage ? ONE_PAGE_SCALES : [1];
  let pdf = await layOut(buildReportDocument(model, order.logo, isPrintable, largest));
  for (const scale of smaller) {
    if (countPages(pdf) === 1) break;
    pdf = await layOut(buildReportDocument(model, order.logo, isPrintable, scale));
  }
  return pdf;
}

/** The stack of an error without its message: messages of the layout quote the text of the report. */
const readStackFrames = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');

parentPort!.on('message', (order: PrintJob) => {
  print(order).then(
    (pdf) => parentPort!.postMessage({ pdf } satisfies PrintResult, [pdf.buffer]),
    (error: unknown) => parentPort!.postMessage({ stack: readStackFrames(error) } satisfies PrintResult, []),
  );
});
