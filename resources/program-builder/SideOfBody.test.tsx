import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { templateOf } from '../../src/testing/exerciseLibrary.ts';
import { pageOf } from '../../src/testing/openFeature.tsx';
import { recordWith } from '../../src/testing/patientRecords.ts';
import { assignPath, openBuilder, press, writes } from './openBuilder.ts';

afterEach(() => sessionStorage.clear());

const [block] = templateOf(5, 'Knee').blocks;
/** A squat, which is done on one side, without one. */
const squats = templateOf(4, 'Squats', { blocks: [{ ...block!, sideOfBody: null }] });
const templates = { 'GET /v2/programs/templates': pageOf([squats]) } as const;
const back = recordWith({ health: { injuredSideOfBody: null, injuredBodyPart: 'Spine', heps: [] } });
const asked = 'Choose a side of the body for Wall Squat.';
const sidesSent = ({ sent }: ReturnType<typeof openBuilder>) =>
  (writes(sent)[0]!.body as typeof squats).blocks.map(({ sideOfBody }) => sideOfBody);

describe('the side of a template’s exercises', () => {
  it('BLD-64 BLD-65 is shown as the involved one before the template is assigned', async () => {
    const { user, sent } = openBuilder(assignPath, templates);
    await user.click(await screen.findByRole('radio', { name: /Squats/ }));
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(await preview.findByText(/Left \(Involved\)/)).toBeVisible();
    await press(user, 'Assign to Patient');
    await waitFor(() => expect(writes(sent)).toMatchObject([{ body: { templateId: 4 } }]));
  });

  it('BLD-10 BLD-64 is the involved one when the template is a starter', async () => {
    const opened = openBuilder(assignPath, templates);
    const { user, sent } = opened;
    await screen.findByRole('heading', { name: 'Assign Program' });
    await press(user, 'Next');
    const starter = await screen.findByRole('combobox', { name: 'Choose existing template as a starter' });
    await user.selectOptions(starter, await screen.findByRole('option', { name: 'Squats' }));
    await press(user, 'Next');
    await screen.findByText('1–3 of 3');
    await press(user, 'Next');
    await screen.findByRole('heading', { name: 'Summary' });
    await press(user, 'Assign to Patient');
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(sidesSent(opened)).toEqual(['Left']);
  });

  it('BLD-64 has to be chosen for a patient without an involved side, and nothing is assigned before', async () => {
    const opened = openBuilder(assignPath, { ...templates, 'GET /v2/patients/12': [200, back] });
    const { user, sent } = opened;
    await user.click(await screen.findByRole('radio', { name: /Squats/ }));
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(await preview.findByText('Choose a side of the body')).toBeVisible();
    await press(user, 'Assign to Patient');
    expect(await screen.findByRole('heading', { name: 'Exercises' })).toBeVisible();
    expect(await screen.findByText(asked)).toBeVisible();
    await press(user, 'Next');
    expect(screen.queryByRole('heading', { name: 'Summary' })).toBeNull();
    expect(writes(sent)).toEqual([]);
    await press(user, 'Program: 1 exercise');
    await press(user, 'All on the right');
    expect(screen.queryByText(asked)).toBeNull();
    await press(user, 'Next');
    await screen.findByRole('heading', { name: 'Summary' });
    await press(user, 'Assign to Patient');
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(sidesSent(opened)).toEqual(['Right']);
  });

  it('BLD-64 stays open in a template, which says nothing of it', async () => {
    const { user, sent } = openBuilder('/programs/templates/builder/?edit=4', {
      'GET /v2/programs/templates/4': [200, squats],
      'PATCH /v2/programs/templates/4': [200, squats],
    });
    await screen.findByRole('textbox', { name: /^Name/ });
    await press(user, 'Next');
    await screen.findByText('1–3 of 3');
    expect(screen.queryByText(asked)).toBeNull();
    expect(screen.queryByText('Choose a side of the body')).toBeNull();
    await press(user, 'Next');
    await press(user, 'Save');
    await waitFor(() =>
      expect(writes(sent)).toMatchObject([{ method: 'PATCH', body: { blocks: [{ sideOfBody: null }] } }]),
    );
  });
});
