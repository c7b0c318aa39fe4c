import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { bodyAt, drawnBody } from '@exer/movement-tracking/testing/drawn-body.ts';
import { drawnHand, handsAt, steadyTimes } from '@exer/movement-tracking/testing/drawn-hands.ts';
import { clinicAdmin } from '../../../tests/component/people.ts';
import { HandsResults } from '../HandsPage.tsx';
import { renderResults } from './fixtures.tsx';
import { ShoulderResults } from '../ShoulderPage.tsx';
import { TremorResults } from '../TremorsPage.tsx';

const cellsOf = (table: HTMLElement, row: RegExp) =>
  within(within(table).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

const openingHand = handsAt(steadyTimes(4), (t) =>
  drawnHand({ bends: t < 2 ? { index: [5, 5, 0], thumb: [10, 0] } : { index: [80, 95, 60], thumb: [50, 60] } }),
);
const trembling = (cm: number, hz = 5) =>
  handsAt(steadyTimes(8), (t) =>
    drawnHand({ side: 'right', at: [0.3, 0.3 + (cm / 200) * Math.sin(2 * Math.PI * hz * t)] }),
  );

it('TELE-02 results show motion of each finger with its error, and of each joint', async () => {
  const { user } = renderResults(HandsResults, openingHand);
  const table = await screen.findByRole('table', { name: 'Motion of the fingers, left hand' });
  expect(cellsOf(table, /^Index/)).toEqual(['235° ± 39°', '10° ± 39°', '225° ± 55°']);
  expect(cellsOf(table, /^Thumb/)).toEqual(['110° ± 32°', '10° ± 32°', '100° ± 45°']);
  await user.click(screen.getByText('Joint by joint, left hand'));
  const joints = screen.getByRole('table', { name: 'Joint by joint, left hand' });
  expect(cellsOf(joints, /^Index PIP/)).toEqual(['95° ± 23°', '5° ± 23°', '90° ± 32°']);
  expect(cellsOf(joints, /^Thumb MCP/)).toEqual(['50° ± 23°', '10° ± 23°', '40° ± 32°']);
  expect(screen.getByText('Measured in 3D, as estimated by the model.')).toBeVisible();
  expect(screen.getByText('The right hand was not in view.')).toBeVisible();
  expect(screen.getByText(/not a diagnosis/)).toBeVisible();
});

it('TELE-02 results chart the flexion of a selected finger', async () => {
  const { user } = renderResults(HandsResults, openingHand);
  expect(
    await screen.findByRole('img', { name: 'Flexion of the index finger: from 10° to 235° left, not seen right.' }),
  ).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Finger' }), 'Thumb');
  expect(
    await screen.findByRole('img', { name: /^Flexion of the thumb finger: from 10° to 110° left/ }),
  ).toBeInTheDocument();
});

it('TELE-02 results explain the measurement and its error', async () => {
  const { user } = renderResults(HandsResults, openingHand);
  const how = await screen.findByText('How this is measured');
  expect(screen.getByText(/22.5° per joint/)).not.toBeVisible();
  await user.click(how);
  expect(screen.getByText(/22.5° per joint/)).toBeVisible();
});

it('TELE-02 live results show the flexion of each finger while the camera runs', async () => {
  renderResults(HandsResults, openingHand, { live: true });
  const table = await screen.findByRole('table', { name: 'Current flexion' });
  expect(cellsOf(table, /^Index/)).toEqual(['235°', '-']);
});

it('TELE-02 results can be copied, and recorded again', async () => {
  const onReset = vi.fn<() => void>();
  const { user } = renderResults(HandsResults, openingHand, { onReset });
  await user.click(await screen.findByRole('button', { name: 'Copy results' }));
  expect(await navigator.clipboard.readText()).toContain(
    'Left hand\nThumb\t110° ± 32°\t10° ± 32°\t100° ± 45°\nIndex\t235°',
  );
  await user.click(screen.getByRole('button', { name: 'Record again' }));
  expect(onReset).toHaveBeenCalledOnce();
});

it('TELE-03 results show frequency and widest swing, and evaluate them like scan sessions', async () => {
  const { user } = renderResults(TremorResults, trembling(2));
  // A decimal comma is accepted.
  await user.type(await screen.findByRole('textbox', { name: 'Hand length (cm)' }), '18,5');
  expect(screen.getByText('5.0 Hz ± 0.3 Hz')).toBeVisible();
  expect(screen.getByText('2.0 cm ± 0.2 cm')).toBeVisible();
  expect(screen.getByText('8.0 s at 30 images per second, 3 to 12 Hz')).toBeVisible();
  expect(screen.getByText('Scaled by the hand length entered (18.5 cm).')).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Right Amplitude' })).toHaveTextContent('Mild');
  expect(screen.queryByRole('group', { name: 'Left Amplitude' })).toBeNull();
  expect(
    await screen.findByRole('img', { name: 'Spectrum from 1 to 14 Hz. Right hand: 5.0 Hz ± 0.3 Hz.' }),
  ).toBeInTheDocument();
});

it('TELE-03 results state the assumption without a length, and an impossible length is rejected', async () => {
  const { user } = renderResults(TremorResults, trembling(2));
  expect(await screen.findByText(/an average adult hand \(18.7 cm\) is assumed.* 14%/)).toBeVisible();
  expect(screen.getByText('2.0 cm ± 0.3 cm')).toBeVisible();
  const length = screen.getByRole('textbox', { name: 'Hand length (cm)' });
  await user.type(length, '180');
  expect(length).toBeInvalid();
  expect(screen.getByText('Enter a length from 8 to 26 cm.')).toBeVisible();
  expect(screen.getByText(/an average adult/)).toBeVisible();
  for (const [typed, isPossible] of [
    ['7.9', false],
    ['8', true],
    ['26', true],
    ['26.1', false],
  ] as const) {
    await user.clear(length);
    await user.type(length, typed);
    expect(screen.queryByText(`Scaled by the hand length entered (${typed} cm).`) !== null).toBe(isPossible);
  }
});

it('TELE-03 results without a tremor say so, with the detection limit, and are rated as normal', async () => {
  renderResults(TremorResults, trembling(0));
  expect(await screen.findByText('No tremor found')).toBeVisible();
  expect(screen.getByText('Less than 0.1 cm')).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Right Amplitude' })).toHaveTextContent('Normal');
});

it('TELE-03 results are rated by the organization’s stored outcome, if any', async () => {
  const stored = {
    assessmentId: 'AST-0050',
    type: 'TREMORS',
    title: 'Own scale',
    description: null,
    source: null,
    resultDefinitionId: null,
    leftResultDefinitionId: 'left-amplitude',
    rightResultDefinitionId: 'right-amplitude',
    demographicsRequired: null,
    version: 1,
    factors: [
      {
        category: 'SEVERE',
        shortDescription: null,
        description: null,
        criteria: [{ type: 'DISTANCE', units: 'cm', conditions: [{ comparator: 'gt', value: 1 }] }],
      },
    ],
  };
  renderResults(TremorResults, trembling(2), { answers: { 'GET /v2/scan/outcomes/risk-factors': [200, [stored]] } });
  expect(await screen.findByRole('group', { name: 'Right Amplitude' })).toHaveTextContent('Severe');
});

it('TELE-03 results explain why something cannot be measured', async () => {
  renderResults(
    TremorResults,
    handsAt(steadyTimes(6, 15), () => drawnHand()),
  );
  expect(await screen.findByText(/recorded 15 images per second; tremor needs 20/)).toBeVisible();
  expect(screen.queryByText('Rated like scan sessions')).toBeNull();
});

it('TELE-04 results show each shoulder, and which frames were left out', async () => {
  const recording = bodyAt(steadyTimes(4), (t) =>
    drawnBody({ side: 'right', rotation: t < 2 ? -10 : 55, abduction: t > 3 ? 50 : 0 }),
  );
  renderResults(ShoulderResults, recording);
  expect(await screen.findByText('55° ± 20°')).toBeVisible();
  expect(screen.getByText('-10° ± 20°')).toBeVisible();
  expect(screen.getByText('91 of 121')).toBeVisible();
  expect(screen.getByText('elbow away from the side: 30')).toBeVisible();
  expect(screen.getByText('No images could be counted.')).toBeVisible();
  expect(
    await screen.findByRole('img', { name: 'External rotation: not seen left, from -10° to 55° right.' }),
  ).toBeInTheDocument();
});

it('TELE-04 live results say what to do while the camera runs', async () => {
  renderResults(
    ShoulderResults,
    bodyAt([0], () => drawnBody({ abduction: 50 })),
    { live: true },
  );
  expect(await screen.findByText('Keep the elbow at the side.')).toBeVisible();
  expect(screen.getByText('Bend the elbow to 90°.')).toBeVisible();
});

it('TELE-02 users without Scan are told that nothing can be saved; they see the built-in rating', async () => {
  renderResults(TremorResults, trembling(2), { viewer: clinicAdmin });
  expect(await screen.findByText(/requires Scan/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save as scan session' })).toBeNull();
  expect(await screen.findByRole('group', { name: 'Right Amplitude' })).toHaveTextContent('Mild');
});
