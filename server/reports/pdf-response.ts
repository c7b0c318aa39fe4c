import { buffer } from 'node:stream/consumers';
import type { Context } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { PrintedReport } from './report-worker.ts';

/** A PDF to download. `name` is that of the file; it names no patient. */
export const createPdfResponse = (c: Context, pdf: Uint8Array<ArrayBuffer>, name: string): Response =>
  c.body(pdf, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Length': String(pdf.byteLength),
    'Cache-Control': 'no-store',
  });

/** The logo for print; none when the store has lost it. */
async function loadLogo(storage: Storage, key: string | null): Promise<Uint8Array | null> {
  const file = key === null ? null : await storage.get(key);
  return file && new Uint8Array(await buffer(file.stream()));
}

interface Printable {
  report: PrintedReport;
  /** Storage key of the organization's logo. */
  logoKey: string | null;
  /** Of the file; it names no patient. */
  name: string;
  /** The requesting user, who may print few reports at a time. */
  userId: string;
}

/** The report as a PDF to download. Made outside of the transaction that read it: no connection waits for a page. */
export async function printReport(
  c: Context,
  { storage, printer }: Pick<Dependencies, 'storage' | 'printer'>,
  { report, logoKey, name, userId }: Printable,
): Promise<Response> {
  const pdf = await printer.print({ ...report, logo: await loadLogo(storage, logoKey) }, userId);
  return createPdfResponse(c, pdf, name);
}
