import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutcomePdf } from '../../contract/reports/pdf-export.ts';
import { findBuiltInOutcome } from '../../domain/risk-analysis/built-in-outcomes.ts';
import { scan } from '../scan-sessions/plugin.tsx';
import { organizationWith, scanned, scanSession, scanUserAtHarbor, timed } from '../scan-sessions/fixtures.ts';
import * as saving from '../../src/ui/saveFile.ts';
import { monitoring } from '../../src/ui/telemetry.ts';
import { errorResponse, type mockApi } from '../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';

vi.mock(import('../../src/ui/saveFile.ts'), () => ({ saveFile: vi.fn<typeof saving.saveFile>() }));

/** A stand-in for the tab of `window.open`. */
const tab = {
  closed: false,
  opener: {} as unknown,
  document: { title: '' },
  location: { replace: vi.fn<(address: string) => void>() },
  close: vi.fn<() => void>(),
};
const open = vi.fn<(url: string, target: string) => typeof tab | null>();
beforeEach(() => {
  vi.stubGlobal('open', open.mockReset().mockReturnValue(tab));
  tab.location.replace.mockReset();
  tab.close.mockReset();
  vi.mocked(saving.saveFile).mockReset();
  URL.createObjectURL = () => 'blob:printed';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const session = (value: number | null, units = 's') =>
  scanSession(1, {
    sessionUUID: '77e5a1d2-0000-4000-8000-00000000c307',
    session: scanned('AST-0009', [{ ...timed(value), units }]),
  });
type Answer = Parameters<typeof mockApi>[0][string];

async function analysed(shown: ReturnType<typeof session>, print: Answer, outcomes: readonly unknown[] = []) {
  // Imported before fake timers start, because loading the page can take longer than a test waits.
  await import('../scan-sessions/SessionsPage.tsx');
  const { user, sent } = renderFeature(scan, '/scan/sessions/', {
    viewer: scanUserAtHarbor,
    answers: {
      'GET /v2/scan/sessions/pages': pagedResponse([shown]),
      'GET /v2/scan/outcomes/risk-factors': [200, outcomes],
      ...organizationWith(),
      'POST /v2/pdf-documents': print,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Analysis' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Analysis: / }));
  await dialog.findByRole('heading', { name: 'Timed Up and Go: Fall Risk' });
  return { user, sent, dialog };
}
const severalApply = 'More than one factor applies; the last one counts.';
const noneApplies = 'No factor applies, so this is the lowest category.';
const button = { name: 'Print to PDF' };

describe('the print button', () => {
  it('RISK-15 SCAN-12 API-35 RISK-62 opens the PDF in a tab that was opened by the click', async () => {
    const { user, sent, dialog } = await analysed(session(12.4), () => {
      expect(open).toHaveBeenCalledOnce();
      return [200, '%PDF'];
    });
    await user.click(await dialog.findByRole('button', button));
    await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:printed'));
    expect(tab.opener).toBeNull();
    const body = sent.find(({ path }) => path === '/v2/pdf-documents')!.body as OutcomePdf;
    expect(body.pdfDocumentData.outcomeBoxData).toMatchObject([{ value: '12.40 s', label: 'High Risk' }]);
    expect(await dialog.findByRole('button', button)).toBeVisible();
    expect(saving.saveFile).not.toHaveBeenCalled();
  });

  it('RISK-62 downloads the PDF if the popup is blocked', async () => {
    open.mockReturnValue(null);
    const { user, dialog } = await analysed(session(12.4), [200, '%PDF']);
    await user.click(await dialog.findByRole('button', button));
    await vi.waitFor(() =>
      expect(saving.saveFile).toHaveBeenCalledWith(
        expect.anything(),
        'AST-0009-77e5a1d2-0000-4000-8000-00000000c307.pdf',
      ),
    );
  });

  it.each([
    ['refused', errorResponse(429, 'Your other reports are still being prepared. Try again in a moment.')],
    ['not answered', 'network failure'],
  ] as const)('ERR-38 OPEN-148 is replaced by Failed to fetch PDF when the call is %s', async (_how, print) => {
    const { user, dialog } = await analysed(session(12.4), print);
    await user.click(await dialog.findByRole('button', button));
    await waitFor(() => expect(dialog.getByText('Failed to fetch PDF')).toHaveFocus());
    expect(dialog.queryByRole('button', button)).toBeNull();
    expect(tab.close).toHaveBeenCalledOnce();
  });

  it('ERR-38 OPEN-148 is replaced by An error occurred when anything else fails', async () => {
    const report = vi.spyOn(monitoring, 'report').mockReturnValue();
    open.mockImplementation(() => {
      throw new Error('no tabs here');
    });
    const { user, sent, dialog } = await analysed(session(12.4), [200, '%PDF']);
    await user.click(await dialog.findByRole('button', button));
    await waitFor(() => expect(dialog.getByText('An error occurred')).toHaveFocus());
    expect(report).toHaveBeenCalledWith(new Error('no tabs here'), 'PDF export');
    expect(sent.some(({ path }) => path === '/v2/pdf-documents')).toBe(false);
  });

  it.each([
    ['without a result', session(null), 'No result data found for session.'],
    ['in other units', session(12.4, 'm'), /cannot be assessed/],
  ])('is hidden %s', async (_what, shown, said) => {
    const { dialog } = await analysed(shown, [200, '%PDF']);
    expect(await dialog.findByText(said)).toBeVisible();
    expect(dialog.queryByRole('button', button)).toBeNull();
  });

  const built = findBuiltInOutcome('AST-0009')!;
  const [low, high] = built.factors;
  it.each([
    ['RISK-28', 'several factors apply', [low!, high!, { ...low!, category: 'HIGH' }], 'High Risk', severalApply],
    ['RISK-27', 'none applies', [high!], 'Low Risk', noneApplies],
  ])('%s is shown if %s, and the print has the same text as the screen', async (_row, _what, factors, risk, note) => {
    vi.spyOn(monitoring, 'report').mockReturnValue();
    const { user, sent, dialog } = await analysed(session(5), [200, '%PDF'], [{ ...built, factors, version: 1 }]);
    expect(within(await dialog.findByRole('group', { name: 'Time' })).getByText(note)).toBeVisible();
    await user.click(dialog.getByRole('button', button));
    await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:printed'));
    const body = sent.find(({ path }) => path === '/v2/pdf-documents')!.body as OutcomePdf;
    expect(body.pdfDocumentData.outcomeBoxData).toMatchObject([{ value: '5.00 s', label: risk, notes: [note] }]);
  });
});

it('RISK-02 RISK-54 the slider names the side of each limit, and marks the result', async () => {
  const { dialog } = await analysed(session(12), [200, '%PDF']);
  const slider = within(await dialog.findByRole('figure', { name: 'Scale' }));
  expect(slider.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Time: 12.00 s',
    'Low Risk: less than 12.00 s.',
    'High Risk: at least 12.00 s.',
  ]);
  expect(slider.getByText(/Source: CDC STEADI, Timed Up and Go/)).toBeVisible();
});
