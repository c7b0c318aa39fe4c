import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { buildWalk } from '../../../tests/component/gaitUser.ts';
import { cards, facts, newest, older, renderGaitRecord, record, session, SESSIONS } from './fixtures.ts';

describe('the comparison of a walk', () => {
  const woman = {
    ...record,
    productData: {
      ...record.productData,
      gait: { uid: 'G-77', mostRecentSession: null, sex: 'FEMALE', heightCm: 168 },
    },
  } satisfies typeof record;

  it('AGAIT-06 ENT-037 shows the change of the speed, whether it is real, what else differed, and healthy people', async () => {
    renderGaitRecord('activity', { 'GET /v2/patients/12': [200, woman] });
    const [first, second] = (await cards()).map((card) => within(card));
    // Ada is 40; women of 40 to 49 walk at 1.39 m/s.
    await waitFor(() =>
      expect(facts(first!).slice(0, 2)).toEqual([
        [
          'Since last visit (10/01/2026)',
          '0.43 m/s faster. Then 0.70 m/s (device), now 1.13 m/s (device). ' +
            'Cannot tell whether this is a real change: the two walks were measured differently. ' +
            'Conditions differ assessment: GAIT-SA-1 then, GAIT-SA-2 now',
        ],
        [
          'Compared with healthy adults',
          '81% of the average for healthy women ages 40-49 (1.39 m/s). The average is for walking without a cane or walker.',
        ],
      ]),
    );
    expect(first!.getAllByText('Only one earlier visit').length).toBeGreaterThan(0);
    expect(second!.getByText('No earlier visit has a gait speed.')).toBeInTheDocument();
    const errors = within(first!.getByRole('list', { name: 'Published MDC95 for gait speed', hidden: true }));
    expect(errors.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toContain(
      '0.18 m/s: Community-dwelling adults with parkinsonism, n = 37. Steffen and Seney 2008, Phys Ther 88:733-746. Confidence: High.',
    );
  });

  it('AGAIT-06 calls a change real only by errors published for the stated condition, and names the population', async () => {
    const { gait } = woman.productData;
    const afterStroke = { ...woman, productData: { ...woman.productData, gait: { ...gait, condition: 'STROKE' } } };
    const sessions = {
      [`GET ${SESSIONS}`]: pagedResponse([newest, { ...older, sessionSchema: 'GAIT-SA-2' as const }]),
    };
    renderGaitRecord('activity', { ...sessions, 'GET /v2/patients/12': [200, woman] });
    await waitFor(async () =>
      expect(facts(within((await cards())[0]!))[0]![1]).toBe(
        '0.43 m/s faster. Then 0.70 m/s (device), now 1.13 m/s (device). ' +
          'Cannot tell whether this is a real change: no published MDC95 applies to this patient. ',
      ),
    );
    cleanup();
    renderGaitRecord('activity', { ...sessions, 'GET /v2/patients/12': [200, afterStroke] });
    const [first] = (await cards()).map((card) => within(card));
    await waitFor(() =>
      expect(facts(first!)[0]![1]).toContain(
        'Real change: at or above the published MDC95 for this condition. ' +
          'Published MDC95: 0.15 m/s, Adults with chronic stroke, by speed at the first visit.',
      ),
    );
    expect(screen.getByText('Stroke')).toBeInTheDocument();
  });

  it('AGAIT-06 never calls a change between two ways of measuring real, and names both', async () => {
    const recorded = session(1, '2026-10-27T16:00:00Z', 1.27, { ...buildWalk('2026-10-27') }, { source: 'RECORDING' });
    const device = session(2, '2026-11-11T00:30:00Z', 0.68);
    renderGaitRecord('activity', { [`GET ${SESSIONS}`]: pagedResponse([device, recorded]) });
    const [first] = (await cards()).map((card) => within(card));
    await waitFor(() =>
      expect(facts(first!)[0]).toEqual([
        'Since last visit (10/27/2026)',
        '0.59 m/s slower. Then 1.27 m/s (recording), now 0.68 m/s (device). ' +
          'Cannot tell whether this is a real change: the two walks were measured differently. ' +
          'Conditions differ measured by: recording then, device now',
      ]),
    );
  });

  it('includes all sessions, also those that are not shown yet', async () => {
    renderGaitRecord('activity', {
      [`GET ${SESSIONS}`]: ({ query }) =>
        query.limit === '999' ? pagedResponse([newest, older]) : pagedResponse([newest], 2),
    });
    const [card] = await cards();
    expect(await within(card!).findByText('Since last visit (10/01/2026)')).toBeInTheDocument();
  });

  it('says that means of other people do not apply to a walk timed from a standing start', async () => {
    const { session: walkSession, ...rest } = newest;
    const timing = { metres: 4, seconds: 3.55, start: 'STANDING' as const };
    const stood = { ...rest, session: { ...walkSession, meta: { ...walkSession.meta, timing } } };
    renderGaitRecord('activity', { 'GET /v2/patients/12': [200, woman], [`GET ${SESSIONS}`]: pagedResponse([stood]) });
    const [card] = await cards();
    expect(
      within(card!).getByText(/The average does not apply to a walk timed from a standing start\.$/),
    ).toBeInTheDocument();
  });

  it('asks for missing demographics, and saves them', async () => {
    const { user, sent } = renderGaitRecord('activity', {
      'PUT /v2/gait/patients/12/demographics': [200, { ...woman, version: 5 }],
    });
    const [card] = await cards();
    expect(within(card!).getByText('Not compared: sex is not recorded.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Comparison details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Comparison details' }));
    expect(dialog.getByText(/^Date of birth: 12\/10\/1985/)).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Sex'), 'Female');
    await user.type(dialog.getByLabelText('Height (cm)'), '16.8');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Height must be between 50 and 250 cm')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Height (cm)'));
    await user.type(dialog.getByLabelText('Height (cm)'), '168');
    // 168 cm are 66.1 inches.
    expect(dialog.getByLabelText('Height (cm)')).toHaveAccessibleDescription(/^5′ 6″ \(168 cm\)\. Sets the scale/);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('5′ 6″ (168 cm)')).toBeInTheDocument();
    const put = sent.find(({ method }) => method === 'PUT')!;
    expect([put.headers.get('If-Match'), put.body]).toEqual(['4', { sex: 'FEMALE', heightCm: 168, condition: null }]);
    expect(within((await cards())[0]!).getByText(/^81% of the average for healthy women/)).toBeInTheDocument();
  });

  it('shows demographics that another user changed meanwhile', async () => {
    const { user } = renderGaitRecord('activity', {
      'PUT /v2/gait/patients/12/demographics': errorResponse(412, 'Changed.', { current: { ...woman, version: 9 } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Comparison details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Comparison details' }));
    await user.selectOptions(dialog.getByLabelText('Sex'), 'Male');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Female', { selector: 'li *' });
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sex: changed from “Not recorded” to “Female”. You entered “Male”.',
      'Height (cm): changed from “Not recorded” to “5′ 6″ (168 cm)”.',
    ]);
    expect(dialog.getByLabelText('Sex')).toHaveValue('MALE');
    await user.click(dialog.getByRole('button', { name: 'Use the saved version' }));
    expect(dialog.getByLabelText('Sex')).toHaveValue('FEMALE');
  });
});
