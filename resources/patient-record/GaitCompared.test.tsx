import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refused } from '../../src/testing/fakeApi.ts';
import { pageOf } from '../../src/testing/openFeature.tsx';
import { cards, facts, newest, older, open, record, SESSIONS } from './gaitDesk.ts';

describe('how a walk compares', () => {
  const woman = {
    ...record,
    productData: {
      ...record.productData,
      gait: { uid: 'G-77', mostRecentSession: null, sex: 'FEMALE', heightCm: 168 },
    },
  } satisfies typeof record;

  it('AGAIT-06 ENT-037 says of the speed what changed, whether that is real, what was different, and how others walk', async () => {
    open('activity', { 'GET /v2/patients/12': [200, woman] });
    const [first, second] = (await cards()).map((card) => within(card));
    // Ada is 40; women of 40 to 49 walk at 1.39 m/s.
    await waitFor(() =>
      expect(facts(first!).slice(0, 2)).toEqual([
        [
          'Since the last visit, 10/01/2026',
          '0.43 m/s faster. A real change: at least as large as the published error of measurement of every population.' +
            'Not like for like assessment then: GAIT-SA-1, now: GAIT-SA-2',
        ],
        [
          'Beside healthy people',
          '81% of the mean of healthy women of 40 to 49, 1.39 m/s. Their means are of walking without a cane or walker.',
        ],
      ]),
    );
    expect(first!.getAllByText('The last visit was the first').length).toBeGreaterThan(0);
    expect(second!.getByText('There is no earlier visit with a speed.')).toBeInTheDocument();
    const errors = within(first!.getByRole('list', { name: 'Published errors of the speed', hidden: true }));
    expect(errors.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toContain(
      '0.18 m/s: Adults with parkinsonism living in the community, 37 people. Steffen and Seney 2008, Phys Ther 88:733-746. Confidence: High.',
    );
  });

  it('is with all sessions there are, also those that are not shown yet', async () => {
    open('activity', {
      [`GET ${SESSIONS}`]: ({ query }) => (query.limit === '999' ? pageOf([newest, older]) : pageOf([newest], 2)),
    });
    const [card] = await cards();
    expect(await within(card!).findByText('Since the last visit, 10/01/2026')).toBeInTheDocument();
  });

  it('says that means of others do not hold for a walk that was timed from a stand', async () => {
    const { session: told, ...rest } = newest;
    const timing = { metres: 4, seconds: 3.55, start: 'STANDING' as const };
    const stood = { ...rest, session: { ...told, meta: { ...told.meta, timing } } };
    open('activity', { 'GET /v2/patients/12': [200, woman], [`GET ${SESSIONS}`]: pageOf([stood]) });
    const [card] = await cards();
    expect(within(card!).getByText(/Their means do not hold for a walk timed from a stand\.$/)).toBeInTheDocument();
  });

  it('says what is missing to compare, and takes it', async () => {
    const { user, sent } = open('activity', { 'PUT /v2/gait/patients/12/walker': [200, { ...woman, version: 5 }] });
    const [card] = await cards();
    expect(within(card!).getByText('Not compared: the sex is not stated.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Compare by' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare by' }));
    expect(dialog.getByText(/^Date of birth: 12\/10\/1985/)).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Sex'), 'Female');
    await user.type(dialog.getByLabelText('Height in cm'), '16.8');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Height must be between 50 and 250 cm')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Height in cm'));
    await user.type(dialog.getByLabelText('Height in cm'), '168');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('168 cm')).toBeInTheDocument();
    const put = sent.find(({ method }) => method === 'PUT')!;
    expect([put.headers.get('If-Match'), put.body]).toEqual(['4', { sex: 'FEMALE', heightCm: 168 }]);
    expect(within((await cards())[0]!).getByText(/^81% of the mean of healthy women/)).toBeInTheDocument();
  });

  it('shows what somebody else has stated meanwhile', async () => {
    const { user } = open('activity', {
      'PUT /v2/gait/patients/12/walker': refused(412, 'Changed.', { current: { ...woman, version: 9 } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Compare by' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare by' }));
    await user.selectOptions(dialog.getByLabelText('Sex'), 'Male');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Female, 168 cm')).toBeInTheDocument();
    expect(dialog.getByLabelText('Sex')).toHaveValue('MALE');
    await user.click(dialog.getByRole('button', { name: 'Take what is there now' }));
    expect(dialog.getByLabelText('Sex')).toHaveValue('FEMALE');
  });
});
