import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RtmMonth } from '../../contract/rtm/billing.ts';
import { november } from '../../domain/rtm/packet/november.fixtures.ts';
import * as files from '../../src/ui/saveFile.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { rtmBilling } from './plugin.tsx';

// The first import of a screen can take seconds.
beforeAll(() => import('./CyclesByMonthPage.tsx'), 60_000);
const { patientRecord, yearMonth } = november;
const month: RtmMonth = {
  id: '12-2026-11',
  patientRecord,
  yearMonth,
  status: 'BILLED',
  pdfKey: november.pdfKey,
  cycles: [],
  cents: null,
  missing: [],
  practitioner: null,
};
const DETAIL = '/v2/rtm/patients/12/months/2026-11';
const PACKET = `${DETAIL}/packet`;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Answers = NonNullable<NonNullable<Parameters<typeof renderFeature>[2]>['answers']>;
async function open(answers: Answers = {}, detail = november) {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  const opened = renderFeature(rtmBilling, '/rtm-billing/cycles-by-month/', {
    answers: { 'GET /v2/rtm/cycles': pagedResponse([month]), [`GET ${DETAIL}`]: [200, detail], ...answers },
  });
  await opened.user.click(await screen.findByRole('button', { name: /Ada Lovelace/ }));
  return { ...opened, saved, pdf: await screen.findByRole('button', { name: 'Monthly PDF for Ada Lovelace' }) };
}

describe('the downloads of a month', () => {
  it('RTM-07 OPEN-078 save the PDF once, even after several clicks', async () => {
    let print = (): void => undefined;
    const printed = new Promise<void>((done) => (print = done));
    const { user, saved, pdf, sent } = await open({
      [`GET ${PACKET}`]: async () => {
        await printed;
        return [200, 'a file'];
      },
    });
    await user.dblClick(pdf);
    expect(screen.getByRole('button', { name: 'CSV for Ada Lovelace' })).toBeDisabled();
    print();
    expect(await screen.findByText('The PDF was downloaded.')).toBeInTheDocument();
    expect(sent.filter(({ path }) => path === PACKET)).toHaveLength(1);
    expect(saved.mock.calls.map(([, name]) => name)).toEqual(['rtm-packet-12-2026-11.pdf']);
  });

  it('OPEN-078 offer no PDF while there is none, and say why', async () => {
    const { pdf } = await open({}, { ...november, pdfKey: null });
    expect(pdf).toBeDisabled();
    await waitFor(() =>
      expect(pdf).toHaveAccessibleDescription('The PDF is available once the month has a billing cycle.'),
    );
    expect(screen.getByRole('button', { name: 'CSV for Ada Lovelace' })).toBeEnabled();
  });

  it('RTM-07 report an error, and can be tried again', async () => {
    const { user, saved, pdf } = await open({
      [`GET ${PACKET}`]: errorResponse(429, 'Your other reports are still being prepared. Try again in a moment.'),
    });
    await user.click(pdf);
    expect(
      await screen.findByText(
        'The download failed: Your other reports are still being prepared. Try again in a moment.',
      ),
    ).toBeInTheDocument();
    expect(saved).not.toHaveBeenCalled();
    expect(pdf).toBeEnabled();
  });

  it('RTM-07 save the evidence as CSV, in UTF-8 for spreadsheets', async () => {
    const { user, saved } = await open();
    await user.click(screen.getByRole('button', { name: 'CSV for Ada Lovelace' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [[file, name]] = saved.mock.calls as [Parameters<typeof files.saveFile>];
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
    expect(name).toBe('rtm-packet-12-2026-11.csv');
    expect(text.startsWith('\uFEFFPatient ID,Month,Section,')).toBe(true);
    expect(text).toContain('12,2026-11,Code,2026-11-01,2026-11-30,');
  });
});
