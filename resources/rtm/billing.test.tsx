import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { pagedResponse } from '../../tests/component/renderFeature.tsx';
import {
  thisMonth,
  DETAIL,
  answer,
  detail,
  answerDetail,
  month,
  renderMonth,
  unfold,
  readyCodes,
  SEND,
} from './fixtures.ts';

// The first import of a screen can take seconds.
beforeAll(() => Promise.all([import('./CyclesByMonthPage.tsx'), import('./month/BillDialog.tsx')]), 60_000);

describe('billing', () => {
  const people = {
    'GET /v2/patients/21': [200, { id: 21, primaryPractitionerId: 8 }],
    'GET /v2/practitioners': pagedResponse([
      { id: 7, firstName: 'Ada', lastName: 'Moreno' },
      { id: 8, firstName: 'Grace', lastName: 'Hopper' },
    ]),
  };
  const openDialog = async (more: object, codes = readyCodes, button: string | RegExp = /^Mark as Billed: 98977/) => {
    const opened = renderMonth([month('READY_TO_BILL')], { ...people, ...answerDetail(...codes), ...more });
    await unfold(opened);
    await opened.user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as Billed: Wilma Winters' }));
    await waitFor(() => expect(dialog.getByLabelText('Billing practitioner')).toHaveValue('8'));
    const submit = () => opened.user.click(dialog.getByRole('button', { name: 'Mark as Billed' }));
    const confirm = async () => {
      await opened.user.click(dialog.getByLabelText(/^No other practitioner bills/));
      await opened.user.click(dialog.getByLabelText(/^No remote physiologic monitoring/));
    };
    const bodies = () => opened.sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
    return { ...opened, dialog, submit, confirm, bodies };
  };
  const attested = { practitionerId: 8, onePractitioner: true, noPhysiologicMonitoring: true, flagsReviewed: false };

  it('RTM-15 asks for practitioner and confirmations, and bills the cycle', async () => {
    const { dialog, submit, confirm, bodies } = await openDialog({
      [`${SEND}${thisMonth}/bill`]: [200, { cycles: [] }],
    });
    await submit();
    expect(await dialog.findByText('Confirm that no one else bills this period')).toBeVisible();
    expect(dialog.getByText('Confirm that no physiologic monitoring is billed')).toBeVisible();
    expect(bodies()).toEqual([]);
    await confirm();
    await submit();
    expect(await screen.findByText('98977 for Wilma Winters was billed.')).toBeVisible();
    const [sent] = bodies() as [{ cycles: object[]; attestation: object }];
    expect(sent.cycles).toMatchObject([
      { id: 1, code: '98977', units: 1, modifiers: expect.any(Array), flags: expect.any(Array) },
    ]);
    expect(sent.attestation).toEqual(attested);
  });

  it('RTM-15 bills all ready cycles of the month at once', async () => {
    const { submit, confirm, bodies } = await openDialog(
      { [`${SEND}${thisMonth}/bill`]: [200, { cycles: [] }] },
      readyCodes,
      'Mark all 2 as Billed',
    );
    await confirm();
    await submit();
    expect(await screen.findByText('2 codes for Wilma Winters were billed.')).toBeVisible();
    expect((bodies()[0] as { cycles: { id: number }[] }).cycles.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('leaves the focus on the month after all of it is billed', async () => {
    const billed = readyCodes.map((one) => ({ ...one, status: 'BILLED' as const }));
    let codes = readyCodes;
    const { submit, confirm } = await openDialog(
      {
        [`GET ${DETAIL}`]: () => [200, detail(codes)],
        [`${SEND}${thisMonth}/bill`]: () => {
          codes = billed;
          return [200, { cycles: [] }];
        },
      },
      readyCodes,
      'Mark all 2 as Billed',
    );
    await confirm();
    await submit();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all 2 as Billed' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 3, name: 'Billable' })).toHaveFocus());
  });

  it('shows the flags of a selected code, and bills it after they were reviewed', async () => {
    const flagged = { ...answer(1, '98977', 'READY_TO_BILL'), flags: ['ENDED_EARLY' as const] };
    const { dialog, user, submit, confirm, bodies } = await openDialog(
      { [`${SEND}${thisMonth}/bill`]: [200, { cycles: [] }] },
      [flagged],
    );
    expect(
      dialog.getByText('The window ended before its 30 days were over. Data up to its last day is counted.'),
    ).toBeVisible();
    await confirm();
    await submit();
    expect(await dialog.findByText('Confirm that you reviewed the flagged items')).toBeVisible();
    await user.click(dialog.getByLabelText('I reviewed the flagged items.'));
    await submit();
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({ attestation: { ...attested, flagsReviewed: true } });
  });

  it('RTM-15 shows why it was rejected and keeps the dialog', async () => {
    const { dialog, submit, confirm } = await openDialog({
      [`${SEND}${thisMonth}/bill`]: errorResponse(
        422,
        'Another practitioner already billed this patient for the same period',
        {
          fields: {
            'attestation.practitionerId': 'Another practitioner already billed this patient for the same period',
          },
        },
      ),
    });
    await confirm();
    await submit();
    await waitFor(() => expect(dialog.getByLabelText('Billing practitioner')).toBeInvalid());
    expect(
      dialog.getAllByText('Another practitioner already billed this patient for the same period')[0],
    ).toBeVisible();
  });

  it('RTM-16 can be reverted with a reason', async () => {
    const opened = renderMonth([month('BILLED')], {
      ...answerDetail(answer(1, '98977', 'BILLED')),
      'PATCH /v2/rtm/cycles/1': [200, {}],
    });
    await unfold(opened);
    await opened.user.click(
      await screen.findByRole('button', { name: 'Revert to Ready to Bill: 98977 for Wilma Winters' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Revert to Ready to Bill' }));
    await opened.user.click(dialog.getByRole('button', { name: 'Revert to Ready to Bill' }));
    expect(await dialog.findByText('Reason is required')).toBeVisible();
    expect(opened.sent.some(({ method }) => method === 'PATCH')).toBe(false);
    await opened.user.type(dialog.getByLabelText('Reason'), 'Wrong payer');
    await opened.user.click(dialog.getByRole('button', { name: 'Revert to Ready to Bill' }));
    expect(await screen.findByText('98977 for Wilma Winters is ready to bill again.')).toBeVisible();
    expect(opened.sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      status: 'READY_TO_BILL',
      reason: 'Wrong payer',
    });
  });
});
