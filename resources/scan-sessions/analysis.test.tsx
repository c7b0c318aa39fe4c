import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ScanResult, ScanSession } from '../../contract/scan.ts';
import { builtInOutcome } from '../../domain/risk/built-in-outcomes.ts';
import type { Factor, Outcome } from '../../domain/risk/outcome.ts';
import { monitoring } from '../../src/telemetry/monitoring.ts';
import { refused, type answerCalls } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { scanSessions } from './plugin.tsx';

const session = (assessmentId: string, results: ScanResult[], demographics: object | null = null) => ({
  id: 11,
  createdDate: '2026-11-20T17:05:00.000Z',
  updatedDate: '2026-11-20T18:00:00.000Z',
  sessionUUID: '77e5a1d2-0000-4000-8000-00000000c307',
  session: { data: { assessmentId, results }, meta: { demographics } },
  location: { id: 3, name: 'Pier' },
  practitioner: null,
  organization: { id: 5, name: 'Harbor Balance', logoUrl: null },
  artifacts: ['pose-log'],
  participant: null,
  resultsInsights: null,
});
const result = (id: string, name: string, value: number | null, units: string): ScanResult => ({
  id,
  name,
  value,
  units,
});
const reach = session('AST-0001', [result('distance', 'Distance', 8.257, 'in')]);
const stand = session('AST-0011', [result('time', 'Time', 12, 's')]);
const stored = (outcome: Outcome | undefined, more: Partial<Outcome> = {}) => ({ ...outcome!, ...more, version: 1 });
const ofOrganization = (id: number) => `GET /v2/admin/scan/organizations/${id}/outcomes/risk-factors`;

/** Opens the Analysis dialog of the one session there is; organization 5 is the session's, 1 the reader's own. */
async function analyse(shown: ReturnType<typeof session>, answers: Parameters<typeof answerCalls>[0]) {
  const opened = openFeature(scanSessions, '/admin/scan/sessions/', {
    answers: {
      'GET /v2/admin/scan/sessions/pages': pageOf([shown as ScanSession]),
      'GET /v2/admin/scan/assessments': [
        200,
        [
          { id: 'AST-0001', name: 'Functional Reach' },
          { id: 'AST-0011', name: 'Sit to Stand' },
          { id: 'AST-0020', name: 'Four-Stage Balance' },
          { id: 'AST-0024', name: 'Gait, Two Laps' },
          { id: 'AST-0050', name: 'Postural Tremor' },
        ],
      ],
      'GET /v2/admin/scan/organizations/locations': pageOf([]),
      ...answers,
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Analysis' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Analysis' }));
  return { ...opened, dialog };
}
const judge = (shown: ReturnType<typeof session>, ...outcomes: object[]) =>
  analyse(shown, { [ofOrganization(5)]: [200, outcomes] });
const rowsOf = (dialog: { getAllByRole: (role: string) => HTMLElement[] }) =>
  dialog.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  );

describe('the Analysis dialog', () => {
  it('ASCAN-21 RISK-11 RISK-13 RISK-19 RISK-49 shows the name, value, units and category of the result', async () => {
    const { dialog } = await judge(reach, stored(builtInOutcome('AST-0001')));
    expect(await dialog.findByRole('heading', { name: 'Functional Reach: Fall Risk' })).toBeVisible();
    const box = within(dialog.getByRole('group', { name: 'Distance' }));
    expect(box.getByText('8.26 in')).toBeVisible();
    expect(box.getByText('Medium Risk')).toBeVisible();
    expect(box.getByText('Twice the risk of falling')).toBeVisible();
    expect(dialog.getByText('Source: Duncan et al., Journal of Gerontology (1992)')).toBeVisible();
  });

  it('RISK-11 names the assessment as the catalogue does', async () => {
    const { dialog } = await judge(
      session('AST-0020', [result('time', 'Time', 9, 's')]),
      stored(builtInOutcome('AST-0020')),
    );
    expect(await dialog.findByRole('heading', { name: 'Four-Stage Balance: Fall Risk' })).toBeVisible();
    expect(within(dialog.getByRole('group', { name: 'Time' })).getByText('High Risk')).toBeVisible();
  });

  it('RISK-14 shows each factor with its limits, and which one decided', async () => {
    const { dialog } = await judge(reach, stored(builtInOutcome('AST-0001')));
    expect(await dialog.findByRole('table', { name: 'Factors' })).toBeVisible();
    expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Result', 'Category']);
    expect(rowsOf(dialog).slice(1)).toEqual([
      ['more than 10 in', 'Low Risk '],
      ['more than 6 in, at most 10 inTwice the risk of falling', 'Medium Risk 2XThis session'],
      ['at most 6 inFour times the risk of falling', 'High Risk 4X'],
    ]);
  });

  it('RISK-27 says Low Risk, and that nothing matched', async () => {
    const { dialog } = await judge(reach, stored(builtInOutcome('AST-0001'), { factors: [] }));
    const box = within(await dialog.findByRole('group', { name: 'Distance' }));
    expect(box.getByText('Low Risk')).toBeVisible();
    expect(box.getByText('No factor applies, so this is the lowest category.')).toBeVisible();
  });

  it('RISK-28 takes the last factor of several and reports the fault, without the value', async () => {
    const report = vi.spyOn(monitoring, 'report').mockReturnValue();
    const both = ['HIGH', 'LOW'].map((category) => ({
      ...builtInOutcome('AST-0001')!.factors[0]!,
      category,
      criteria: [{ type: 'DISTANCE', units: 'in', conditions: [{ comparator: 'gt', value: 1 }] }],
    })) as Factor[];
    const { dialog } = await judge(reach, stored(builtInOutcome('AST-0001'), { factors: both }));
    const box = within(await dialog.findByRole('group', { name: 'Distance' }));
    expect(box.getByText('Low Risk')).toBeVisible();
    const said = report.mock.calls.map(([error]) => String(error));
    expect(said).toEqual(['Error: More than one factor of AST-0001 matches']);
  });

  it('ENT-078 OPEN-160 judges the tremor of each side by the name of its category', async () => {
    const both = session('AST-0050', [
      result('left-amplitude', 'Left Amplitude', 0.4, 'cm'),
      result('right-amplitude', 'Right Amplitude', 3.2, 'cm'),
    ]);
    const { dialog } = await judge(both, stored(builtInOutcome('AST-0050')));
    expect(await dialog.findByRole('heading', { name: 'Postural Tremor: Tremors Risk' })).toBeVisible();
    expect(dialog.getByText('UPDRS, Item 3.15')).toBeVisible();
    const left = within(dialog.getByRole('group', { name: 'Left Amplitude' }));
    expect(left.getByText('0.40 cm')).toBeVisible();
    expect(left.getByText('Slight')).toBeVisible();
    expect(left.getByText('Below the stated error of the sensor, 1.1 cm.')).toBeVisible();
    const right = within(dialog.getByRole('group', { name: 'Right Amplitude' }));
    expect(right.getByText('Moderate')).toBeVisible();
    expect(right.queryByText(/stated error/)).toBeNull();
    expect(rowsOf(dialog).slice(1)).toEqual([
      ['exactly 0 cm', 'Normal '],
      ['more than 0 cm, less than 1 cm', 'Slight Left Amplitude'],
      ['at least 1 cm, less than 3 cm', 'Mild '],
      ['at least 3 cm, less than 10 cm', 'Moderate Right Amplitude'],
      ['at least 10 cm', 'Severe '],
    ]);
  });

  it('OPEN-153 judges the average speed of the laps', async () => {
    const laps = session('AST-0024', [
      result('speed', 'Gait Speed', 0.7, 'm/s'),
      result('speed-lap-2', 'Gait Speed, Lap 2', 1, 'm/s'),
      result('avg-speed', 'Avg Speed', 0.85, 'm/s'),
    ]);
    const { dialog } = await judge(laps, stored(builtInOutcome('AST-0024')));
    const box = within(await dialog.findByRole('group', { name: 'Avg Speed' }));
    expect(box.getByText('0.85 m/s')).toBeVisible();
    expect(box.getByText('Low Risk')).toBeVisible();
  });

  it('does not judge a result by limits in other units', async () => {
    const metric = session('AST-0001', [result('distance', 'Distance', 20, 'cm')]);
    const { dialog } = await judge(metric, stored(builtInOutcome('AST-0001')));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The result is in cm, the limits are in in: it cannot be assessed.',
    );
    expect(dialog.queryByText('Low Risk')).toBeNull();
  });
});

describe('the organization', () => {
  it('RISK-10 OPEN-129 is the session’s, or the own one where it is another', async () => {
    const own = stored(builtInOutcome('AST-0001'), { source: 'Own limits' });
    const { user, dialog } = await analyse(reach, {
      [ofOrganization(5)]: [200, []],
      [ofOrganization(1)]: [200, [own]],
    });
    expect(await dialog.findByText('No Outcome Data For That Org.')).toBeVisible();
    const selector = dialog.getByRole('combobox', { name: 'Organization' });
    expect(
      within(selector)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Harbor Balance', 'Northside Physical Therapy']);
    expect(selector).toHaveDisplayValue('Harbor Balance');
    await user.selectOptions(selector, 'Northside Physical Therapy');
    expect(await dialog.findByText('Source: Own limits')).toBeVisible();
    expect(dialog.queryByText('No Outcome Data For That Org.')).toBeNull();
  });

  it('RISK-10 is offered once where both are the same', async () => {
    const { dialog } = await analyse(
      { ...reach, organization: { id: 1, name: 'Northside Physical Therapy', logoUrl: null } },
      { [ofOrganization(1)]: [200, []] },
    );
    expect(await dialog.findAllByRole('option')).toHaveLength(1);
  });
});

describe('what is missing', () => {
  it('RISK-16 the organization has no outcomes', async () => {
    const { dialog } = await judge(reach);
    expect(await dialog.findByText('No Outcome Data For That Org.')).toBeVisible();
    expect(dialog.queryByRole('table')).toBeNull();
  });

  it('RISK-17 the assessment has none, also where one is built in', async () => {
    const { dialog } = await judge(reach, stored(builtInOutcome('AST-0009')));
    expect(await dialog.findByText('No Analysis Data For That Assessment.')).toBeVisible();
  });

  it.each([
    ['no results', []],
    ['no value', [result('distance', 'Distance', null, 'in')]],
    ['other results', [result('time', 'Time', 4, 's')]],
  ])('RISK-18 the session has %s', async (_what, results) => {
    const { dialog } = await judge(session('AST-0001', results), stored(builtInOutcome('AST-0001')));
    expect(await dialog.findByText('No result data found for session.')).toBeVisible();
    expect(dialog.queryByText('Low Risk')).toBeNull();
  });

  it('ERR-23 the outcomes cannot be loaded: a toast says why, and it can be tried again', async () => {
    const answers = { [ofOrganization(5)]: refused(500, 'Out of order.') };
    const { user, dialog, sent } = await analyse(reach, answers);
    expect(await screen.findByText('Could not load analysis data. Out of order.')).toBeVisible();
    expect(dialog.queryByText('Low Risk')).toBeNull();
    const asked = () => sent.filter(({ path }) => path.endsWith('/risk-factors')).length;
    const before = asked();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked()).toBe(before + 1));
  });
});

describe('demographics', () => {
  const byAge = stored(builtInOutcome('AST-0011'));

  it('OPEN-140 are taken from the session', async () => {
    const { dialog } = await judge(
      { ...stand, session: { ...stand.session, meta: { demographics: { age: 71, sex: 'FEMALE' } } } },
      byAge,
    );
    expect(await dialog.findByText('Assessed for: Female, 71 years')).toBeVisible();
    expect(within(dialog.getByRole('group', { name: 'Time' })).getByText('Low Risk')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Submit' })).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  it('RISK-12 RISK-20 RISK-21 RISK-22 RISK-23 are asked for first, a man of 65 unless told otherwise', async () => {
    const { user, dialog } = await judge(stand, byAge);
    expect(await dialog.findByText('Demographic data is required to assess Fall Risk')).toBeVisible();
    expect(dialog.queryByText(/Low Risk|High Risk/)).toBeNull();
    const sex = dialog.getByRole('combobox', { name: 'Sex' });
    expect(
      within(sex)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Male', 'Female']);
    expect(sex).toHaveDisplayValue('Male');
    expect(dialog.getByRole('spinbutton', { name: 'Age' })).toHaveValue(65);
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await dialog.findByText('Assessed for: Male, 65 years')).toBeVisible();
    // 12 s is more than 11.4 s, the limit of 60 to 69 years.
    expect(within(dialog.getByRole('group', { name: 'Time' })).getByText('High Risk')).toBeVisible();
  });

  it('RISK-14 are in the factor table, by sex and age', async () => {
    const { user, dialog } = await judge(stand, byAge);
    await user.click(await dialog.findByRole('button', { name: 'Submit' }));
    expect((await dialog.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
      'Sex',
      'Age',
      'Result',
      'Category',
    ]);
    expect(rowsOf(dialog).slice(1)).toEqual([
      ['Male', '60-69', 'more than 11.4 s', 'High Risk This session'],
      ['Male', '70-79', 'more than 12.6 s', 'High Risk '],
      ['Male', '80+', 'more than 14.8 s', 'High Risk '],
      ['Female', '60-69', 'more than 11.4 s', 'High Risk '],
      ['Female', '70-79', 'more than 12.6 s', 'High Risk '],
      ['Female', '80+', 'more than 14.8 s', 'High Risk '],
    ]);
  });

  it('OPEN-140 can be changed, and are forgotten with the dialog', async () => {
    const { user, dialog } = await judge(stand, byAge);
    await user.click(await dialog.findByRole('button', { name: 'Submit' }));
    await user.click(await dialog.findByRole('button', { name: 'Change' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Sex' }), 'Female');
    const age = dialog.getByRole('spinbutton', { name: 'Age' });
    await user.clear(age);
    await user.type(age, '74');
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await dialog.findByText('Assessed for: Female, 74 years')).toBeVisible();
    expect(within(dialog.getByRole('group', { name: 'Time' })).getByText('Low Risk')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Analysis' }));
    expect(await screen.findByRole('spinbutton', { name: 'Age' })).toHaveValue(65);
    expect(screen.queryByText(/Assessed for/)).toBeNull();
  });

  it('RISK-22 an age that nobody can have is refused', async () => {
    const { user, dialog } = await judge(stand, byAge);
    const age = await dialog.findByRole('spinbutton', { name: 'Age' });
    for (const wrong of ['650', '-1', '6.5']) {
      await user.clear(age);
      await user.type(age, wrong);
      await user.click(dialog.getByRole('button', { name: 'Submit' }));
      expect(await dialog.findByText('Age must be a whole number from 0 to 120.')).toBeVisible();
    }
    expect(dialog.queryByText(/Assessed for/)).toBeNull();
  });

  it('RISK-12 only what the session does not say is asked for', async () => {
    const half = { ...stand, session: { ...stand.session, meta: { demographics: { age: 71, sex: null } } } };
    const { user, dialog } = await judge(half, byAge);
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Sex' }), 'Female');
    expect(dialog.queryByRole('spinbutton', { name: 'Age' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await dialog.findByText('Assessed for: Female, 71 years')).toBeVisible();
  });
});
