import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { QRCodeSVG } from 'qrcode.react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Block } from '../../../contract/programs/shapes.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { raise, smallLibrary, squat, buildTemplate } from '../../../tests/component/exerciseLibrary.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { ada, buildRecord } from '../../../tests/component/patientRecords.ts';
import { clinicAdmin } from '../../../tests/component/people.ts';
import { patientRecord } from '../../patients/record/plugin.tsx';

afterEach(() => vi.unstubAllGlobals());

type Answers = NonNullable<NonNullable<Parameters<typeof renderFeature>[2]>['answers']>;

const [block] = buildTemplate(5, 'Knee strength').blocks;
const program = buildTemplate(5, 'Knee strength', {
  blocks: [
    { ...block!, uuid: '7b0c6ad6-5e0b-4a52-9d0f-0a4f6c0f8a01' },
    {
      uuid: '7b0c6ad6-5e0b-4a52-9d0f-0a4f6c0f8a02',
      exerciseId: 'T-1',
      numSets: 1,
      setGoal: { goalType: 'TIME', reps: null, time: 90 },
      sideOfBody: null,
    },
  ],
});
const code = { code: '6wq2n8-7k3mq', url: 'https://portal.clinic.example/program/6wq2n8-7k3mq' };
const link = { url: 'https://portal.clinic.example/p/00xb6r-9bej3', obstacle: null, devices: [] };
const organization = { ...clinicAdmin.organization!, logoUrl: '/files/print-logo.png', version: 1 };

async function open(answers: Answers = {}, record: PatientRecord = ada) {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const opened = renderFeature(patientRecord, '/patients/12/health/activity', {
    answers: {
      'GET /v2/patients/12': [200, record],
      'GET /v2/patients/12/sessions': pagedResponse([]),
      'GET /v2/patients/12/activity': pagedResponse([]),
      'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
      'GET /v2/patients/12/program': [200, program],
      'GET /v2/patients/12/program/code': [200, code],
      'GET /v2/patients/12/link': [200, { ...link, obstacle: 'NO_HEALTH' }],
      'GET /v2/exercises': [200, smallLibrary],
      'GET /v2/exercises/archived': [200, []],
      'GET /v2/organizations/current': [200, organization],
      ...answers,
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Program' }));
  const chooseAction = async (name: string) => {
    await opened.user.click(card.getByRole('button', { name: 'More program actions' }));
    await opened.user.click(screen.getByRole('menuitem', { name }));
  };
  const openHandout = async () => {
    await chooseAction('Print');
    const dialog = within(await screen.findByRole('dialog', { name: 'Print Program' }));
    const sheet = await dialog.findByRole('article', { name: 'Print page' });
    return { dialog, sheet, print: dialog.getByRole('button', { name: 'Print' }) };
  };
  return { ...opened, card, chooseAction, openHandout, printed: print };
}
const picturesOf = (sheet: HTMLElement) => [...sheet.querySelectorAll('img')];
const exercisesOf = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the actions of an assigned program', () => {
  const listMenu = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

  it('REC-18 are Edit, and in a menu View, Print, Replace and Remove, with History and Copy', async () => {
    const { user, card } = await open();
    expect(card.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/programs/assign/12?edit=true');
    await user.click(card.getByRole('button', { name: 'More program actions' }));
    expect(listMenu()).toEqual([
      'View',
      'Print',
      'Patient link',
      'Reminders',
      'History',
      'Copy to another patient',
      'Replace',
      'Remove',
    ]);
    expect(screen.getByRole('menuitem', { name: 'Replace' })).toHaveAttribute('href', '/programs/assign/12');
  });

  it('REC-18 are read-only for users who may not assign programs', async () => {
    const { user, card } = await open({}, { ...ada, may: { ...ada.may!, assignProgram: false } });
    expect(card.getByRole('button', { name: 'View' })).toBeInTheDocument();
    expect(card.queryByRole('link')).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'More program actions' }));
    expect(listMenu()).toEqual(['Print', 'Patient link', 'Reminders', 'History', 'Copy to another patient']);
  });

  it('REC-18 open View with frequency, notes and the exercises in order', async () => {
    const { chooseAction } = await open();
    await chooseAction('View');
    const dialog = within(await screen.findByRole('dialog', { name: 'Knee strength' }));
    expect(await dialog.findByText('2 times a day, 6 days a week')).toBeInTheDocument();
    expect(dialog.getByText('Slowly, and breathe.')).toBeInTheDocument();
    await waitFor(() =>
      expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Wall Squat3 sets × 12 reps · Left (Involved)',
        'Lateral Raise1 set × 1:30 min · Both sides',
      ]),
    );
    expect(dialog.queryByText('Patient does not have a Program assigned yet.')).toBeNull();
  });

  it('REC-18 report in View that the program was removed meanwhile', async () => {
    const { chooseAction } = await open({ 'GET /v2/patients/12/program': [200, null] });
    await chooseAction('View');
    const dialog = within(await screen.findByRole('dialog', { name: 'Program' }));
    expect(await dialog.findByText('Patient does not have a Program assigned yet.')).toBeVisible();
  });
});

describe('the printed program', () => {
  it('REC-18 OPEN-071 has the dose of an exercise under its names and the note, in the language of the sheet', async () => {
    const dose: Block['dose'] = {
      load: { loadType: 'BAND', color: 'RED' },
      hold: 5,
      rest: 30,
      tempo: { lower: 3, pause: 1, lift: 2 },
      note: 'Elbows low.\nSlowly.',
    };
    const [squats, raises] = program.blocks;
    const { openHandout, user } = await open({
      'GET /v2/patients/12/program': [200, { ...program, blocks: [squats!, { ...raises!, dose }] }],
      'GET /v2/exercises/texts': [200, []],
    });
    const { dialog, sheet } = await openHandout();
    expect(exercisesOf(sheet)[1]).toBe(
      'Lateral Raise1 set × 1:30 min · Both sides' +
        'Load: red bandHold: 5 s each repRest: 30 s between setsTempo: lower 3 s, pause 1 s, lift 2 s' +
        'From your clinic: Elbows low.\nSlowly.Position: Stand upright.Action: Lift slowly.',
    );
    await user.click(dialog.getByRole('radio', { name: 'Español' }));
    await waitFor(() =>
      expect(exercisesOf(dialog.getByRole('article'))[1]).toContain(
        'Carga: banda rojaMantener: 5 s en cada repeticiónDescanso: 30 s entre series' +
          'Ritmo: bajar 3 s, pausa de 1 s, subir 2 sDe su clínica: Elbows low.',
      ),
    );
  });

  it('REC-18 OPEN-071 has logo, name, notes, frequency and the exercises in order with all details', async () => {
    const { openHandout } = await open();
    const { sheet } = await openHandout();
    const on = within(sheet);
    expect(on.getByRole('img', { name: 'Northside Physical Therapy' })).toHaveAttribute('src', '/files/print-logo.png');
    expect(on.getByRole('heading', { level: 1, name: 'Knee strength' })).toBeInTheDocument();
    for (const text of [
      'For Ada',
      'Your provider: Grace Hopper',
      '2 times a day, 6 days a week',
      'Slowly, and breathe.',
    ])
      expect(on.getByText(text)).toBeInTheDocument();
    expect(exercisesOf(sheet)).toEqual([
      'Wall Squat3 sets × 12 reps · Left sidePosition: Stand upright.Action: Lift slowly.',
      'Lateral Raise1 set × 1:30 min · Both sidesPosition: Stand upright.Action: Lift slowly.',
    ]);
    expect(picturesOf(sheet).map((picture) => picture.getAttribute('src'))).toEqual([
      '/files/print-logo.png',
      squat.thumbnailUrl,
      raise.thumbnailUrl,
    ]);
    expect(on.getByText('Exercise sources: A textbook, CC BY-SA 4.0.')).toBeInTheDocument();
    expect(sheet).not.toHaveTextContent('Lovelace');
  });

  it('OPEN-013 is in the patient’s language while the console is in English, and in the other one on request', async () => {
    const texts = [
      { id: 'T-2', name: 'Sentadilla', position: 'De pie.', action: 'Baje despacio.', language: 'es' },
      { id: 'T-1', name: 'Lateral Raise', position: 'Stand upright.', action: 'Lift slowly.' },
    ];
    const { user, chooseAction, sent } = await open(
      { 'GET /v2/exercises/texts': [200, texts] },
      buildRecord({ patient: { language: 'es' } }),
    );
    await chooseAction('Print');
    const dialog = within(await screen.findByRole('dialog', { name: 'Print Program' }));
    const sheet = await dialog.findByRole('article', { name: 'Página para imprimir' });
    expect(sheet).toHaveAttribute('lang', 'es');
    for (const text of ['Para Ada', 'Su profesional: Grace Hopper', '2 veces al día, 6 días a la semana'])
      expect(within(sheet).getByText(text)).toBeVisible();
    expect(within(sheet).getByText(/^Impreso el \d{1,2} [a-z]{3,4} \d{4}$/)).toBeVisible();
    expect(exercisesOf(sheet)).toEqual([
      'Sentadilla3 series × 12 repeticiones · Lado izquierdoPosición: De pie.Acción: Baje despacio.',
      'Lateral Raise1 serie × 1:30 min · Ambos ladosPosición: Stand upright.Acción: Lift slowly.',
    ]);
    expect(within(sheet).getByRole('heading', { name: 'Sentadilla' })).not.toHaveAttribute('lang');
    expect(within(sheet).getByRole('heading', { name: 'Lateral Raise' })).toHaveAttribute('lang', 'en');
    expect(within(sheet).getByText('Lift slowly.')).toHaveAttribute('lang', 'en');
    expect(dialog.getByLabelText('Large print')).toBeVisible();
    expect(sent.find(({ path }) => path === '/v2/exercises/texts')!.query).toEqual({ ids: 'T-1,T-2', language: 'es' });

    const choice = within(dialog.getByRole('group', { name: 'Language' }));
    expect(choice.getByRole('radio', { name: 'Español' })).toBeChecked();
    await user.click(choice.getByRole('radio', { name: 'English' }));
    const english = await dialog.findByRole('article', { name: 'Print page' });
    expect(english).toHaveAttribute('lang', 'en');
    expect(exercisesOf(english)[0]).toContain('Wall Squat3 sets × 12 reps · Left sidePosition: Stand upright.');
    await waitFor(() => expect(choice.getByRole('radio', { name: 'English' })).toHaveFocus());
    // Selected for this print only.
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await chooseAction('Print');
    expect(await screen.findByRole('article', { name: 'Página para imprimir' })).toBeInTheDocument();
  });

  it('OPEN-013 reports that the texts of the other language failed to load, and retries', async () => {
    const { user, chooseAction, answering } = await open(
      { 'GET /v2/exercises/texts': errorResponse(503, 'The database is away.') },
      buildRecord({ patient: { language: 'es' } }),
    );
    await chooseAction('Print');
    expect(await screen.findByText('The database is away.')).toBeVisible();
    Object.assign(answering, { 'GET /v2/exercises/texts': [200, []] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Página para imprimir' })).toBeInTheDocument();
  });

  it('REC-18 waits for every picture before it can be printed', async () => {
    const { user, openHandout, printed } = await open();
    const { dialog, sheet, print } = await openHandout();
    expect(print).toBeDisabled();
    expect(dialog.getByRole('status')).toHaveTextContent('Loading pictures…');
    const [logo, ...others] = picturesOf(sheet);
    for (const picture of others) fireEvent.load(picture);
    expect(print).toBeDisabled();
    fireEvent.load(logo!);
    await waitFor(() => expect(print).toBeEnabled());
    await user.click(print);
    expect(printed).toHaveBeenCalledTimes(1);
  });

  it('OPEN-071 shows the first and last pose of a movement, and waits for it as for a picture', async () => {
    const moving = { ...squat, animationUrl: '/exercises/movements/hip-knee.json#squat', animationThumbnailFrame: 1 };
    let come: (answer: readonly [number, unknown]) => void = () => undefined;
    const { openHandout } = await open({
      'GET /v2/exercises': [200, [moving, raise]],
      'GET /exercises/movements/hip-knee.json': () => new Promise((answer) => (come = answer)),
    });
    const { sheet, print } = await openHandout();
    for (const picture of picturesOf(sheet)) fireEvent.load(picture);
    expect(picturesOf(sheet).map((picture) => picture.getAttribute('src'))).not.toContain(squat.thumbnailUrl);
    expect(print).toBeDisabled();
    come([200, { squat: { keys: [{ at: 0 }, { at: 1, pose: { knee: 90 } }], seconds: 2 } }]);
    await waitFor(() => expect(print).toBeEnabled());
    expect(sheet.querySelectorAll('li .picture > svg > g')).toHaveLength(2);
  });

  it('REC-18 reports a failed picture, replaces a failed logo by the clinic’s name, and retries', async () => {
    const { user, openHandout } = await open();
    const { dialog, sheet, print } = await openHandout();
    const [logo, first, second] = picturesOf(sheet);
    fireEvent.load(second!);
    for (const picture of [logo!, first!]) fireEvent.error(picture);
    await waitFor(() => expect(print).toBeEnabled());
    expect(dialog.getByText('2 pictures could not be loaded.')).toBeInTheDocument();
    expect(within(sheet).getByText('Northside Physical Therapy')).toBeInTheDocument();
    expect(exercisesOf(sheet)[0]).toContain('The picture could not be loaded.');
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(print).toBeDisabled();
    expect(picturesOf(sheet).map((picture) => picture.getAttribute('src'))).toContain(squat.thumbnailUrl);
  });

  it('REC-18 names an exercise that no longer exists, to the provider and on paper', async () => {
    const { openHandout } = await open({ 'GET /v2/exercises': [200, [raise]] });
    const { dialog, sheet } = await openHandout();
    expect(dialog.getByText(/^1 exercise is no longer in the library/)).toBeInTheDocument();
    expect(exercisesOf(sheet)[0]).toBe(
      'No pictureExercise not available3 sets × 12 reps · Left sideThis exercise is no longer in the library. Please ask your clinic what to do instead.',
    );
  });

  it('OPEN-071 prints an archived exercise as it was, fetched by its id', async () => {
    const { openHandout, sent } = await open({
      'GET /v2/exercises': [200, [raise]],
      'GET /v2/exercises/archived': [200, [squat]],
    });
    const { dialog, sheet } = await openHandout();
    expect(exercisesOf(sheet)[0]).toMatch(/^Wall Squat3 sets/);
    expect(dialog.queryByText(/no longer in the library/)).not.toBeInTheDocument();
    const asked = sent.filter(({ path }) => path === '/v2/exercises/archived');
    expect(asked.map(({ query }) => query)).toEqual([{ ids: 'T-2' }]);
  });

  it('REC-18 prints the clinic’s name without a logo, and omits missing names and notes', async () => {
    const { openHandout } = await open(
      {
        'GET /v2/organizations/current': [200, { ...organization, logoUrl: null }],
        'GET /v2/patients/12/program': [200, { ...program, notes: '' }],
      },
      buildRecord({ patient: { firstName: '' }, practitioner: null }),
    );
    const { sheet } = await openHandout();
    expect(within(sheet).getByText('Northside Physical Therapy')).toBeInTheDocument();
    expect(within(sheet).queryByRole('heading', { name: 'Notes' })).not.toBeInTheDocument();
    expect(sheet).not.toHaveTextContent(/For |Your provider/);
  });

  it('OPEN-071 has a code with the URL that is printed below it, and explains it', async () => {
    const { openHandout } = await open();
    const { sheet } = await openHandout();
    const part = within(within(sheet).getByRole('region', { name: 'Your program on your phone' }));
    expect(part.getByText('portal.clinic.example/program/6wq2n8-7k3mq')).toBeInTheDocument();
    expect(part.getByText(/scan the code with your phone’s camera or type in the address/)).toBeInTheDocument();
    const drawn = [...sheet.querySelectorAll('.code svg path')].map((path) => path.getAttribute('d'));
    const { container } = render(<QRCodeSVG value={code.url} level="Q" marginSize={4} title="The same" />);
    expect(drawn).toEqual([...container.querySelectorAll('path')].map((path) => path.getAttribute('d')));
    const other = render(<QRCodeSVG value={`${code.url}x`} level="Q" marginSize={4} title="Another" />).container;
    expect(drawn).not.toEqual([...other.querySelectorAll('path')].map((path) => path.getAttribute('d')));
  });

  it('PTL-62 has the code of the personal link where that opens, or the one for anyone if the user wants so', async () => {
    const { user, openHandout } = await open({ 'GET /v2/patients/12/link': [200, link] });
    const { dialog, sheet } = await openHandout();
    const part = within(within(sheet).getByRole('region', { name: 'Your program on your phone' }));
    expect(part.getByText('portal.clinic.example/p/00xb6r-9bej3')).toBeInTheDocument();
    expect(part.getByText(/enter your date of birth/)).toBeInTheDocument();
    expect(sheet.querySelectorAll('.code svg')).toHaveLength(1);
    await user.click(dialog.getByRole('checkbox', { name: 'QR code without date of birth' }));
    expect(part.getByText('portal.clinic.example/program/6wq2n8-7k3mq')).toBeInTheDocument();
    expect(part.queryByText(/date of birth/)).toBeNull();
  });

  it.each([
    ['NO_DATE_OF_BIRTH', /add the patient’s date of birth\.$/],
    ['BLOCKED', /because the patient link is blocked/],
  ])('PTL-62 says why the code is the one for anyone: %s', async (obstacle, text) => {
    const { openHandout } = await open({ 'GET /v2/patients/12/link': [200, { ...link, obstacle }] });
    const { dialog, sheet } = await openHandout();
    expect(dialog.getByText(text)).toBeInTheDocument();
    expect(within(sheet).getByText('portal.clinic.example/program/6wq2n8-7k3mq')).toBeInTheDocument();
    expect(dialog.queryByRole('checkbox', { name: 'QR code without date of birth' })).toBeNull();
  });

  it('OPEN-071 has no code if there is nothing to open', async () => {
    const { openHandout } = await open({ 'GET /v2/patients/12/program/code': [200, null] });
    const { dialog, sheet } = await openHandout();
    expect(within(sheet).queryByRole('region', { name: 'Your program on your phone' })).not.toBeInTheDocument();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('OPEN-071 is printed without a code that failed to load, reports it, and retries', async () => {
    let fails = true;
    const { user, openHandout } = await open({
      'GET /v2/patients/12/program/code': () => (fails ? errorResponse(500) : [200, code]),
    });
    const { dialog } = await openHandout();
    expect(dialog.getByText(/^The QR code could not be loaded/)).toBeInTheDocument();
    fails = false;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('portal.clinic.example/program/6wq2n8-7k3mq')).toBeInTheDocument();
    expect(dialog.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });

  it('OPEN-071 is printed large, without instructions, with a week to check off, and remembers these options', async () => {
    const { user, openHandout } = await open();
    const { dialog, sheet } = await openHandout();
    expect(within(sheet).queryByRole('table')).not.toBeInTheDocument();
    const choose = (name: string) => user.click(dialog.getByRole('checkbox', { name }));
    await choose('Descriptions');
    expect(exercisesOf(sheet)).toEqual([
      'Wall Squat3 sets × 12 reps · Left side',
      'Lateral Raise1 set × 1:30 min · Both sides',
    ]);
    await choose('Daily checklist');
    const rows = within(within(sheet).getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent.trim())).toEqual(['SessionSunMonTueWedThuFriSat', '1', '2']);
    expect(rows[1]!.querySelectorAll('td')).toHaveLength(7);
    await choose('Large print');
    expect(sheet).toHaveAttribute('data-large', 'true');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const next = await openHandout();
    expect(next.sheet).toHaveAttribute('data-large', 'true');
    expect(within(next.sheet).getByRole('table')).toBeInTheDocument();
  });
});
