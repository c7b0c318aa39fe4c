import { afterEach, expect, it, vi } from 'vitest';
import type { OutcomePdf } from '../contract/reports/pdf-export.ts';
import { renderOutcome } from './outcome-pdf.ts';

afterEach(() => vi.unstubAllGlobals());

const document = { pdfGroup: 'ASSESSMENT_OUTCOMES_PDF', pdfName: 'AST-0001-x' } as OutcomePdf;
const service = 'https://pdf.test/render';

/** Answers everything with this; what was asked for is kept. */
function answering(content: BodyInit, type: string, status = 200) {
  const asked: { url: string; request: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    asked.push({ url, request });
    return new Response(content, { status, headers: { 'content-type': type } });
  });
  return asked;
}

it('API-32 RISK-62 posts the document to the external service, without a cookie of ours', async () => {
  const asked = answering('%PDF-1.7', 'application/octet-stream');
  const pdf = await renderOutcome(document, service, 'es');
  expect(asked).toHaveLength(1);
  expect(asked[0]!.url).toBe(service);
  expect(asked[0]!.request).toMatchObject({ method: 'POST', credentials: 'omit', body: JSON.stringify(document) });
  expect(pdf).toBeInstanceOf(Blob);
  expect((pdf as Blob).type).toBe('application/pdf');
  expect(await (pdf as Blob).text()).toBe('%PDF-1.7');
});

it('API-32 asks our own service where none is configured, in the language of the texts', async () => {
  const asked = answering('%PDF-1.7', 'application/pdf');
  expect(await ((await renderOutcome(document, undefined, 'es')) as Blob).text()).toBe('%PDF-1.7');
  expect(asked[0]!.url).toBe('/api/v2/pdf-documents?language=es');
});

it.each([
  ['a page', '<h1>Welcome</h1>', 'text/html', 200],
  ['JSON', '{"id":1}', 'application/json', 200],
  ['a refusal', '{"message":"No such group"}', 'application/json', 422],
  ['a failure', 'Bad gateway', 'text/plain', 502],
])('OPEN-148 takes %s of the service for a failed call', async (_what, content, type, status) => {
  answering(content, type, status);
  expect(await renderOutcome(document, service, 'es')).toMatchObject({
    message: expect.any(String),
    status: expect.any(Number),
  });
});

it('OPEN-148 takes a service that cannot be reached for a failed call', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await renderOutcome(document, service, 'es')).toMatchObject({ status: 0 });
});
