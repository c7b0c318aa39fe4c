import type { Context } from 'hono';

/** A PDF to download. `name` is that of the file; it names no patient. */
export const pdfAnswer = (c: Context, pdf: Uint8Array<ArrayBuffer>, name: string): Response =>
  c.body(pdf, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Length': String(pdf.byteLength),
    'Cache-Control': 'no-store',
  });
