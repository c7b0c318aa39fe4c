import { buffer } from 'node:stream/consumers';
import type { Context } from 'hono';
import type { ReportModel } from '../../domain/report/report-model.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Storage } from '../storage/storage.ts';
import { pdfAnswer } from './pdf-answer.ts';

/** The logo for print; none when the store has lost it. */
async function logoOf(storage: Storage, key: string | null): Promise<Uint8Array | null> {
  const file = key === null ? null : await storage.get(key);
  return file && new Uint8Array(await buffer(file.stream()));
}

interface Printable {
  model: ReportModel;
  /** Storage key of the organization's logo. */
  logoKey: string | null;
  /** Of the file; it names no patient. */
  name: string;
  /** Who asked for it: few reports of one person are printed at a time. */
  person: string;
}

/** The report as a PDF to download. Made outside of the transaction that read it: no connection waits for a page. */
export async function printAnswer(
  c: Context,
  { storage, printer }: Pick<Dependencies, 'storage' | 'printer'>,
  { model, logoKey, name, person }: Printable,
): Promise<Response> {
  const pdf = await printer.print({ model, logo: await logoOf(storage, logoKey) }, person);
  return pdfAnswer(c, pdf, name);
}
