import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildTemplate } from '../../../tests/component/exerciseLibrary.ts';
import { pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { buildRecord } from '../../../tests/component/patientRecords.ts';
import { assignPath, renderBuilder, press, listWrites } from './fixtures.ts';

afterEach(() => sessionStorage.clear());

const [block] = buildTemplate(5, 'Knee').blocks;
/** A one-sided squat without a side. */
const squats = buildTemplate(4, 'Squats', { blocks: [{ ...block!, sideOfBody: null }] });
const templates = { 'GET /v2/programs/templates': pagedResponse([squats]) } as const;
const back = buildRecord({ health: { injuredSideOfBody: null, injuredBodyPart: 'Spine', heps: [] } });
const asked = 'Choose a side of the body for Wall Squat.';
const sidesSent = ({ sent }: ReturnType<typeof renderBuilder>) =>
  (listWrites(sent)[0]!.body as typeof squats).blocks.map(({ sideOfBody }) => sideOfBody);

describe('the side of a template’s exercises', () => {
  it('BLD-64 BLD-65 is shown as the involved side before the template is assigned', async () => {
    const { user, sent } = renderBuilder(assignPath, templates);
    await user.click(await screen.findByRole('radio', { name: /Squats/ }));
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(await preview.findByText(/Left \(Involved\)/)).toBeVisible();
    await press(user, 'Assign to Patient');
    await waitFor(() => expect(listWrites(sent)).toMatchObject([{ body: { templateId: 4 } }]));
  });

  it('BLD-10 BLD-64 is the involved side when the template is the starting point', async () => {
    const opened = renderBuilder(assignPath, templates);
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
    await waitFor(() => expect(listWrites(sent)).toHaveLength(1));
    expect(sidesSent(opened)).toEqual(['Left']);
  });

  it('BLD-64 is required for a patient without an involved side before anything is assigned', async () => {
    const opened = renderBuilder(assignPath, { ...templates, 'GET /v2/patients/12': [200, back] });
    const { user, sent } = opened;
    await user.click(await screen.findByRole('radio', { name: /Squats/ }));
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(await preview.findByText('Choose a side of the body')).toBeVisible();
    await press(user, 'Assign to Patient');
    expect(await screen.findByRole('heading', { name: 'Exercises' })).toBeVisible();
    expect(await screen.findByText(asked)).toBeVisible();
    await press(user, 'Next');
    expect(screen.queryByRole('heading', { name: 'Summary' })).toBeNull();
    expect(listWrites(sent)).toEqual([]);
    await press(user, 'Program: 1 exercise');
    await press(user, 'All on the right');
    expect(screen.queryByText(asked)).toBeNull();
    await press(user, 'Next');
    await screen.findByRole('heading', { name: 'Summary' });
    await press(user, 'Assign to Patient');
    await waitFor(() => expect(listWrites(sent)).toHaveLength(1));
    expect(sidesSent(opened)).toEqual(['Right']);
  });

  it('BLD-64 stays open in a template, without a warning', async () => {
    const { user, sent } = renderBuilder('/programs/templates/builder/?edit=4', {
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
      expect(listWrites(sent)).toMatchObject([{ method: 'PATCH', body: { blocks: [{ sideOfBody: null }] } }]),
    );
  });
});
