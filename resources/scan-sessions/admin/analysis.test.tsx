import { within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { findBuiltInOutcome } from '../../../domain/risk-analysis/built-in-outcomes.ts';
import type { Factor } from '../../../domain/risk-analysis/outcome.ts';
import { monitoring } from '../../../src/ui/telemetry.ts';
import {
  openAnalysis,
  evaluate,
  buildOrganization,
  reach,
  buildResult,
  listRows,
  buildSession,
  stored,
} from './fixtures.ts';

describe('the Analysis dialog', () => {
  it('ASCAN-21 RISK-11 RISK-13 RISK-19 RISK-49 shows the name, value, units and category of the result', async () => {
    const { dialog } = await evaluate(reach, stored('AST-0001'));
    expect(await dialog.findByRole('heading', { name: 'Functional Reach: Fall Risk' })).toBeVisible();
    const box = within(dialog.getByRole('group', { name: 'Distance' }));
    expect(box.getByText('8.26 in')).toBeVisible();
    expect(box.getByText('Medium Risk')).toBeVisible();
    expect(box.getByText('Twice the risk of falling')).toBeVisible();
    expect(dialog.getByText(/Source: Duncan et al., Journal of Gerontology \(1992\)$/)).toBeVisible();
  });

  it('RISK-11 names the assessment like the catalogue', async () => {
    const { dialog } = await evaluate(
      buildSession('AST-0020', [buildResult('time', 'Time', 9, 's')]),
      stored('AST-0020'),
    );
    expect(await dialog.findByRole('heading', { name: 'Four-Stage Balance: Fall Risk' })).toBeVisible();
    expect(within(dialog.getByRole('group', { name: 'Time' })).getByText('High Risk')).toBeVisible();
  });

  it('RISK-14 shows each factor with its limits, and which one matched', async () => {
    const { dialog } = await evaluate(reach, stored('AST-0001'));
    expect(await dialog.findByRole('table', { name: 'Factors' })).toBeVisible();
    expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Result', 'Category']);
    expect(listRows(dialog).slice(1)).toEqual([
      ['more than 10.00 in', 'Low Risk '],
      ['more than 6.00 in, at most 10.00 inTwice the risk of falling', 'Medium Risk 2XThis session'],
      ['at most 6.00 inFour times the risk of falling', 'High Risk 4X'],
    ]);
  });

  it('RISK-27 shows Low Risk, and that nothing matched', async () => {
    const { dialog } = await evaluate(reach, stored('AST-0001', { factors: [] }));
    const box = within(await dialog.findByRole('group', { name: 'Distance' }));
    expect(box.getByText('Low Risk')).toBeVisible();
    expect(box.getByText('No factor applies, so this is the lowest category.')).toBeVisible();
  });

  it('RISK-28 uses the last of several matching factors and reports the error, without the value', async () => {
    const report = vi.spyOn(monitoring, 'report').mockReturnValue();
    const both = ['HIGH', 'LOW'].map((category) => ({
      ...findBuiltInOutcome('AST-0001')!.factors[0]!,
      category,
      criteria: [{ type: 'DISTANCE', units: 'in', conditions: [{ comparator: 'gt', value: 1 }] }],
    })) as Factor[];
    const { dialog } = await evaluate(reach, stored('AST-0001', { factors: both }));
    const box = within(await dialog.findByRole('group', { name: 'Distance' }));
    expect(box.getByText('Low Risk')).toBeVisible();
    expect(box.getByText('More than one factor applies; the last one counts.')).toBeVisible();
    const messages = report.mock.calls.map(([error]) => String(error));
    expect(messages).toEqual(['Error: More than one factor of AST-0001 matches']);
  });

  it('ENT-078 OPEN-160 evaluates the tremor of each side by the name of its category', async () => {
    const both = buildSession('AST-0050', [
      buildResult('left-amplitude', 'Left Amplitude', 0.4, 'cm'),
      buildResult('right-amplitude', 'Right Amplitude', 3.2, 'cm'),
    ]);
    const { dialog } = await evaluate(both, stored('AST-0050'));
    expect(await dialog.findByRole('heading', { name: 'Postural Tremor: Tremors Risk' })).toBeVisible();
    expect(dialog.getByText('UPDRS, Item 3.15')).toBeVisible();
    const left = within(dialog.getByRole('group', { name: 'Left Amplitude' }));
    expect(left.getByText('0.40 cm')).toBeVisible();
    expect(left.getByText('Slight')).toBeVisible();
    expect(left.getByText('Below the sensor’s stated error, 1.1 cm.')).toBeVisible();
    const right = within(dialog.getByRole('group', { name: 'Right Amplitude' }));
    expect(right.getByText('Moderate')).toBeVisible();
    expect(right.queryByText(/stated error/)).toBeNull();
    expect(listRows(dialog).slice(1)).toEqual([
      ['exactly 0.00 cm', 'Normal '],
      ['more than 0.00 cm, less than 1.00 cm', 'Slight Left Amplitude'],
      ['at least 1.00 cm, less than 3.00 cm', 'Mild '],
      ['at least 3.00 cm, less than 10.00 cm', 'Moderate Right Amplitude'],
      ['at least 10.00 cm', 'Severe '],
    ]);
  });

  it('OPEN-153 evaluates the average speed of the laps', async () => {
    const laps = buildSession('AST-0024', [
      buildResult('speed', 'Gait Speed', 0.7, 'm/s'),
      buildResult('speed-lap-2', 'Gait Speed, Lap 2', 1, 'm/s'),
      buildResult('avg-speed', 'Avg Speed', 0.85, 'm/s'),
    ]);
    const { dialog } = await evaluate(laps, stored('AST-0024'));
    const box = within(await dialog.findByRole('group', { name: 'Avg Speed' }));
    expect(box.getByText('0.85 m/s')).toBeVisible();
    expect(box.getByText('Low Risk')).toBeVisible();
  });

  it('does not evaluate a result by limits in other units', async () => {
    const metric = buildSession('AST-0001', [buildResult('distance', 'Distance', 20, 'cm')]);
    const { dialog } = await evaluate(metric, stored('AST-0001'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The result cannot be assessed: it is in cm, but the limits are in in.',
    );
    expect(dialog.queryByText('Low Risk')).toBeNull();
  });
});

describe('the organization of the criteria', () => {
  it("RISK-10 OPEN-129 is the session’s, or the reader's own if it is another", async () => {
    const own = stored('AST-0001', { source: 'Own limits' });
    const { user, dialog } = await openAnalysis(reach, {
      [buildOrganization(5)]: [200, []],
      [buildOrganization(1)]: [200, [own]],
    });
    expect(await dialog.findByText('No Outcome Data For That Org.')).toBeVisible();
    expect(
      dialog.getByText(/^Evaluated with the built-in criteria, as providers of Harbor Balance see it/),
    ).toBeVisible();
    const selector = dialog.getByRole('combobox', { name: 'Organization' });
    expect(
      within(selector)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Harbor Balance', 'Northside Physical Therapy']);
    expect(selector).toHaveDisplayValue('Harbor Balance');
    await user.selectOptions(selector, 'Northside Physical Therapy');
    expect(await dialog.findByText(/Source: Own limits$/)).toBeVisible();
    expect(dialog.queryByText('No Outcome Data For That Org.')).toBeNull();
    expect(dialog.getByText(/^Evaluated with the criteria saved for Northside Physical Therapy/)).toBeVisible();
    expect(dialog.queryByText(/built-in rule|Harbor Balance, /)).toBeNull();
  });

  it('RISK-10 is offered once if both are the same', async () => {
    const { dialog } = await openAnalysis(
      { ...reach, organization: { id: 1, name: 'Northside Physical Therapy', logoUrl: null } },
      { [buildOrganization(1)]: [200, []] },
    );
    expect(await dialog.findAllByRole('option')).toHaveLength(1);
  });
});
