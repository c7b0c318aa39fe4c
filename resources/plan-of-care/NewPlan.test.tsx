import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { ada, buildRecord } from '../../tests/component/patientRecords.ts';
import { clinicAdmin } from '../../tests/component/people.ts';
import { patientRecord } from '../patients/record/plugin.tsx';

beforeEach(() => {
  // 8 p.m. on November 21 in Denver, 5 p.m. in Honolulu.
  vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Answers = NonNullable<NonNullable<Parameters<typeof renderFeature>[2]>['answers']>;

const viewerWith = (products: ('HEALTH' | 'GAIT' | 'PRO')[]) => ({
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products },
  locations: [
    { id: 3, name: 'North Clinic', timezone: 'America/Denver' },
    { id: 4, name: 'Shore Clinic', timezone: 'Pacific/Honolulu' },
  ],
});
const may = { ...ada.may!, discharge: false, editPlan: false, newPlan: false };
const over = (change: Parameters<typeof buildRecord>[0] = {}) =>
  buildRecord({
    discharged: true,
    plansOfCare: [{ start: '2026-08-01', end: '2026-11-10' }],
    may: { ...may, newPlan: true },
    ...change,
  });
const outsideHealth = buildRecord({
  products: ['PRO'],
  patient: { email: null, hasAccount: false },
  productData: { health: null, gait: null },
  may: { ...may, discharge: true },
});

async function open(
  record: PatientRecord,
  { answers = {}, dialog = '', viewer = viewerWith(['HEALTH', 'GAIT']) } = {},
) {
  const opened = renderFeature(patientRecord, `/patients/12${dialog && `?dialog=${dialog}`}`, {
    viewer,
    answers: {
      'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
      'GET /v2/practitioners': pagedResponse([]),
      'GET /v2/patients/12': [200, record],
      ...(answers as Answers),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace', hidden: true });
  return { ...opened, posts: () => opened.sent.filter(({ method }) => method === 'POST') };
}
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the New Plan of Care dialog', () => {
  it('REC-25 REC-45 REC-46 asks for the products first, with the assigned ones locked', async () => {
    const { user } = await open(over());
    await user.click(screen.getByRole('button', { name: 'New Plan of Care' }));
    const dialog = await dialogNamed('New Plan of Care');
    const health = dialog.getByRole('checkbox', { name: /Exer Health/ });
    expect(health).toBeChecked();
    expect(health).toBeDisabled();
    expect(dialog.getByRole('checkbox', { name: /Exer Gait/ })).not.toBeChecked();
    // REC-21: the user's organization does not have this product.
    expect(dialog.queryByRole('checkbox', { name: /Exer PRO/ })).not.toBeInTheDocument();
  });

  it('REC-44 REC-45 asks for the details next, and starts the plan', async () => {
    const startedRecord = buildRecord({
      version: 5,
      plansOfCare: [...over().plansOfCare, { start: '2026-11-12', end: null }],
    });
    const { user, posts } = await open(over(), {
      dialog: 'new-plan',
      answers: { 'POST /v2/patients/12/plans-of-care': [200, startedRecord] },
    });
    const dialog = await dialogNamed('New Plan of Care');
    await user.click(dialog.getByRole('checkbox', { name: /Exer Gait/ }));
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    const start = dialog.getByLabelText('Start date');
    expect(start).toHaveValue('2026-11-21');
    expect([start.getAttribute('min'), start.getAttribute('max')]).toEqual(['2026-11-11', '2026-11-21']);
    await user.clear(start);
    await user.type(start, '2026-11-12');
    await user.selectOptions(dialog.getByLabelText('Location'), 'Shore Clinic');
    await user.selectOptions(dialog.getByLabelText('Involved Side of Body'), 'N/A');
    await user.selectOptions(dialog.getByLabelText('Involved Body Part'), 'Hip');
    await user.click(dialog.getByRole('button', { name: 'Start Plan of Care' }));
    expect(await screen.findByText('A new plan of care was started for Ada Lovelace.')).toBeInTheDocument();
    expect(posts()[0]!.body).toEqual({
      start: '2026-11-12',
      products: ['HEALTH', 'GAIT'],
      locationId: 4,
      injuredSideOfBody: null,
      injuredBodyPart: 'Hip',
      gaitUid: null,
    });
    expect(posts()[0]!.headers.get('If-Match')).toBe('4');
  });

  it('REC-45 Back to the products keeps the details', async () => {
    const { user } = await open(over(), { dialog: 'new-plan' });
    const dialog = await dialogNamed('New Plan of Care');
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    await user.clear(dialog.getByLabelText('Start date'));
    await user.type(dialog.getByLabelText('Start date'), '2026-11-12');
    await user.selectOptions(dialog.getByLabelText('Involved Body Part'), 'Hip');
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    await user.click(dialog.getByRole('checkbox', { name: /Exer Gait/ }));
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(dialog.getByLabelText('Start date')).toHaveValue('2026-11-12');
    expect(dialog.getByLabelText('Involved Body Part')).toHaveValue('Hip');
    expect(dialog.getByLabelText('Unique Gait ID')).toHaveValue('');
  });

  it('REC-45 PAT-54 a pasted phone number is checked as it is masked', async () => {
    const record = over({ products: [], patient: { phoneNumber: null }, productData: { health: null, gait: null } });
    const { user } = await open(record, { dialog: 'new-plan' });
    const dialog = await dialogNamed('New Plan of Care');
    await user.click(dialog.getByRole('checkbox', { name: /Exer Health/ }));
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    await user.click(dialog.getByRole('button', { name: 'Start Plan of Care' }));
    const phone = dialog.getByLabelText('Phone Number');
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Phone number is required'));
    await user.click(phone);
    await user.paste('5551234567');
    expect(phone).toHaveValue('(555)123-4567');
    await waitFor(() => expect(phone).not.toHaveAccessibleDescription());
  });

  it('PAT-30 REC-44 REC-47 REC-48 REC-49 reports missing fields with the specification’s messages', async () => {
    const nobody = over({ products: [], productData: { health: null, gait: null } });
    const { user, posts } = await open(nobody, { dialog: 'new-plan' });
    const dialog = await dialogNamed('New Plan of Care');
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(await dialog.findByText('You must select at least one product.')).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: /Exer Health/ }));
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    const start = dialog.getByLabelText('Start date');
    await user.clear(start);
    await user.type(start, '2026-11-10');
    await user.selectOptions(dialog.getByLabelText('Location'), '');
    await user.click(dialog.getByRole('button', { name: 'Start Plan of Care' }));
    for (const message of [
      'The date must be from 11/11/2026 to 11/21/2026.',
      'Location is required',
      'Involved side of body is required',
      'Involved body part is required',
    ])
      expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(posts()).toEqual([]);
  });

  it('OPEN-065 allows no date before the next day, and says so', async () => {
    const lastDay = buildRecord({
      plansOfCare: [{ start: '2026-08-01', end: '2026-11-21' }],
      may: { ...may, editPlan: true },
    });
    const { user } = await open(lastDay, { dialog: 'new-plan' });
    const dialog = await dialogNamed('New Plan of Care');
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(dialog.getByLabelText('Start date')).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Start Plan of Care' })).toBeDisabled();
    expect(
      dialog.getByText(
        'No date is available yet. A new plan of care can start on 11/22/2026, the day after the last one ends.',
      ),
    ).toBeInTheDocument();
  });

  it('OPEN-064 uses the day at the patient’s new location', async () => {
    vi.setSystemTime(new Date('2026-11-22T08:00:00Z'));
    const { user } = await open(over({ plansOfCare: [{ start: '2026-08-01', end: '2026-11-21' }] }), {
      dialog: 'new-plan',
    });
    const dialog = await dialogNamed('New Plan of Care');
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(dialog.getByLabelText('Start date')).toBeEnabled();
    await user.selectOptions(dialog.getByLabelText('Location'), 'Shore Clinic');
    expect(dialog.getByLabelText('Start date')).toBeDisabled();
  });

  it('works by keyboard alone, including Back', async () => {
    const { user, posts } = await open(over(), {
      answers: { 'POST /v2/patients/12/plans-of-care': [200, buildRecord({ version: 5 })] },
    });
    screen.getByRole('button', { name: 'New Plan of Care' }).focus();
    await user.keyboard('{Enter}');
    const dialog = await dialogNamed('New Plan of Care');
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: /Exer Gait/ })).toHaveFocus());
    await user.keyboard(' {Enter}');
    dialog.getByRole('button', { name: 'Back' }).focus();
    await user.keyboard('{Enter}');
    expect(dialog.getByRole('checkbox', { name: /Exer Gait/ })).toBeChecked();
    dialog.getByRole('checkbox', { name: /Exer Gait/ }).focus();
    await user.keyboard(' {Enter}');
    await waitFor(() => expect(dialog.getByLabelText('Start date')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]!.body).toMatchObject({ products: ['HEALTH'], injuredSideOfBody: 'Left' });
  });
});

describe('adding a product', () => {
  it('REC-20 adds a patient to Health with the fields that Health requires', async () => {
    const { user, posts } = await open(outsideHealth, {
      answers: { 'POST /v2/patients/12/products': [200, buildRecord({ version: 5, products: ['HEALTH', 'PRO'] })] },
    });
    const card = within(screen.getByRole('region', { name: 'Program' }));
    expect(card.getByText('Adding patient to Exer Health will allow Programs to be assigned.')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Add to Exer Health' }));
    const dialog = await dialogNamed('Add Product');
    await user.click(dialog.getByRole('button', { name: 'Add Product' }));
    for (const message of ['Email is required', 'Involved side of body is required', 'Involved body part is required'])
      expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(dialog.queryByLabelText('Phone Number')).not.toBeInTheDocument();
    await user.type(dialog.getByLabelText('Email'), 'ada@example.com');
    await user.selectOptions(dialog.getByLabelText('Involved Side of Body'), 'Left');
    await user.selectOptions(dialog.getByLabelText('Involved Body Part'), 'Knee');
    await user.click(dialog.getByRole('button', { name: 'Add Product' }));
    expect(await screen.findByText('Ada Lovelace was added to Exer Health.')).toBeInTheDocument();
    expect(posts()[0]!.body).toEqual({
      products: ['HEALTH'],
      email: 'ada@example.com',
      injuredSideOfBody: 'Left',
      injuredBodyPart: 'Knee',
    });
  });

  it('REC-21 offers no product that the viewer does not hold', async () => {
    await open(outsideHealth, { viewer: viewerWith(['PRO']) });
    expect(screen.queryByRole('button', { name: /Add to|Add Product/ })).not.toBeInTheDocument();
  });

  it('REC-21 offers Gait to a Health patient, in the header', async () => {
    const { user } = await open(buildRecord({ may: { ...may, discharge: true } }));
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Add Product' }));
    const dialog = await dialogNamed('Add Product');
    expect(dialog.getByRole('checkbox', { name: /Exer Health/ })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(await dialog.findByText('You must select at least one product.')).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: /Exer Gait/ }));
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(dialog.getByLabelText('Unique Gait ID')).toBeInTheDocument();
  });

  it('gives products to a discharged patient with a new plan of care', async () => {
    const { user } = await open({
      ...outsideHealth,
      ...over({ products: ['PRO'] }),
      productData: outsideHealth.productData,
    });
    await user.click(screen.getByRole('button', { name: 'Add to Exer Health' }));
    expect(await screen.findByRole('dialog', { name: 'New Plan of Care' })).toBeInTheDocument();
  });
});
