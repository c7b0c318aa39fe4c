import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import { buildExercise, smallLibrary } from '../../tests/component/exerciseLibrary.ts';
import { hevcFilm, phoneFilm } from '../../tests/films.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { mockUploads } from '../../tests/component/fakeUploads.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { mockPictures, pngFile } from '../../tests/component/pictures.ts';
import { setWindowWidth } from '../../tests/component/windowWidth.ts';
import { exercises } from './plugin.tsx';

const path = '/programs/exercise-library/';
const own = buildExercise('OWN-00000000-0000-4000-8000-000000000001', 'Towel slide', {
  isOwn: true,
  version: 3,
  thumbnailUrl: null,
});
const put = `PUT /v2/exercises/own/${own.id}/picture`;

beforeEach(() => {
  mockPictures();
  mockUploads();
});

/** Renders the library with the organization's exercises; `add` appends one as the server would. */
function open(offered: Exercise[], at = path, more: Parameters<typeof renderFeature>[2] = {}) {
  const opened = renderFeature(exercises, at, {
    answers: {
      'GET /v2/exercises': () => [200, [...smallLibrary, ...offered]],
      'GET /v2/exercises/favorites': [200, []],
      'POST /v2/exercises': ({ body }) => {
        const added = { ...own, version: 1, name: (body as { name: string }).name };
        offered.push(added);
        return [201, added];
      },
      [put]: [200, own],
      [`PUT /v2/exercises/own/${own.id}/video`]: [200, own],
      ...more.answers,
    },
  });
  const writes = () =>
    opened.sent.filter(({ method }) => method !== 'GET').map(({ method, path: to }) => `${method} ${to}`);
  return { ...opened, writes };
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function adding(more: Parameters<typeof renderFeature>[2] = {}) {
  const offered: Exercise[] = [];
  const opened = open(offered, path, more);
  await opened.user.click(await screen.findByRole('button', { name: 'Add exercise' }));
  const form = await dialog('Add exercise');
  const choose = (label: string, file: File) =>
    fireEvent.change(form.getByLabelText(label), { target: { files: [file] } });
  return {
    ...opened,
    offered,
    form,
    choose,
    save: () => opened.user.click(form.getByRole('button', { name: 'Save' })),
  };
}

describe('adding an exercise', () => {
  it('sends the fields, then picture and video, and shows the exercise in the library', async () => {
    const { user, form, choose, save, sent, writes } = await adding();
    await user.type(form.getByLabelText('Name'), 'Slide with a towel');
    await user.type(form.getByLabelText('Action'), 'Slide.');
    await user.click(form.getByRole('checkbox', { name: 'Neck' }));
    await user.selectOptions(form.getByLabelText('Sides'), 'One side');
    choose('Choose a picture', pngFile());
    expect(await form.findByAltText('The picture')).toHaveAttribute('src', expect.stringContaining('blob:'));
    choose('Choose a video', phoneFilm());
    expect(await form.findByLabelText('The video')).toBeInstanceOf(HTMLVideoElement);
    await save();
    expect(await screen.findByText('Exercise added.')).toBeVisible();
    expect(writes()).toEqual(['POST /v2/exercises', put, `PUT /v2/exercises/own/${own.id}/video`]);
    expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({
      name: 'Slide with a towel',
      position: '',
      action: 'Slide.',
      exerciseType: null,
      bodyTargets: ['Neck'],
      equipment: [],
      subjectPosition: null,
      sequence: 'SINGLE',
      cameraOrientation: null,
      subjectOrientation: 'FRONT',
      metrics: ['REPS'],
      withHold: false,
      withAnchorPoint: false,
      movements: [],
      muscles: [],
      phases: [],
      synonyms: [],
      contraindications: '',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = (await screen.findByRole('button', { name: 'Slide with a towel' })).closest('li')!;
    expect(within(card).getByText('Your organization')).toBeVisible();
  });

  it('sends clinical facts in the order in which they are chosen, and a name that was typed and not entered', async () => {
    const { user, form, save, sent } = await adding();
    await user.type(form.getByLabelText('Name'), 'Table wipe');
    await user.type(form.getByRole('combobox', { name: 'Movements' }), 'protr{ArrowDown}{Enter}');
    await user.type(form.getByRole('combobox', { name: 'Movements' }), 'flexion{ArrowDown}{Enter}');
    await user.type(form.getByRole('combobox', { name: 'Muscles' }), 'serratus{ArrowDown}{Enter}');
    await user.click(form.getByRole('checkbox', { name: 'Early' }));
    await user.type(form.getByRole('combobox', { name: 'Other names' }), 'Wipe{Enter}wipe, towel slide');
    await user.type(form.getByLabelText('Contraindications and precautions'), 'Hold after repair.');
    await save();
    expect(await form.findByText('The same name is entered twice')).toBeVisible();
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Other names' })).toHaveFocus());
    await user.keyboard('{Backspace}{Backspace}frozen shoulder');
    await save();
    expect(await screen.findByText('Exercise added.')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')!.body).toMatchObject({
      movements: ['Protraction', 'Flexion'],
      muscles: ['Serratus Anterior'],
      phases: ['Early'],
      synonyms: ['Wipe', 'frozen shoulder'],
      contraindications: 'Hold after repair.',
    });
  });

  it('shows missing fields and invalid files inline', async () => {
    const { form, choose, save, writes } = await adding();
    choose('Choose a picture', new File(['<svg/>'], 'a.png', { type: 'image/png' }));
    expect(await form.findByText('The picture must be a JPEG, PNG or WebP file.')).toBeVisible();
    choose('Choose a video', new File(['not a video'], 'slide.mp4', { type: 'video/mp4' }));
    expect(await form.findByText('The video must be an MP4, MOV or WebM file.')).toBeVisible();
    await save();
    expect(await form.findByText('Name is required')).toBeVisible();
    expect(writes()).toEqual([]);
  });

  it('keeps the form when the name is taken and when the server does not respond', async () => {
    const message = 'Your organization already has an exercise with this name.';
    const { user, form, save, answering } = await adding({
      answers: { 'POST /v2/exercises': errorResponse(409, message, { fields: { name: message } }) },
    });
    await user.type(form.getByLabelText('Name'), 'Towel slide');
    await user.type(form.getByLabelText('Position'), 'Sit.');
    await save();
    expect((await form.findAllByText(message)).length).toBeGreaterThan(0);
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveFocus());
    answering['POST /v2/exercises'] = 'network failure';
    await user.type(form.getByLabelText('Name'), ' 2');
    await save();
    expect(await form.findByText('You are offline. This has not been saved.')).toBeVisible();
    expect(form.getByLabelText('Name')).toHaveValue('Towel slide 2');
    expect(form.getByLabelText('Position')).toHaveValue('Sit.');
  });

  it('sends a failed picture again without adding the exercise twice', async () => {
    const { user, form, choose, save, answering, writes } = await adding({
      answers: { [put]: errorResponse(409, 'No room.') },
    });
    await user.type(form.getByLabelText('Name'), 'Towel slide');
    choose('Choose a picture', pngFile());
    await form.findByAltText('The picture');
    await save();
    expect(await form.findByText('The exercise is saved, but the picture is not: No room.')).toBeVisible();
    answering[put] = [200, own];
    await save();
    expect(await screen.findByText('Exercise added.')).toBeVisible();
    expect(writes()).toEqual(['POST /v2/exercises', put, put]);
  });

  it('tells that a film of a phone can neither be converted nor shown here, and sends it as it is', async () => {
    const { user, form, choose, save, writes } = await adding();
    await user.type(form.getByLabelText('Name'), 'Towel slide');
    choose('Choose a video', await hevcFilm());
    expect(
      await form.findByText(/^This browser cannot convert HEVC video\. It will be uploaded as recorded/),
    ).toBeVisible();
    expect(form.queryByLabelText('The video')).toBeNull();
    expect(form.queryByRole('slider')).toBeNull();
    await save();
    expect(await screen.findByText('Exercise added.')).toBeVisible();
    expect(writes()).toEqual(['POST /v2/exercises', `PUT /v2/exercises/own/${own.id}/video`]);
  });

  it('trims a film by keyboard to no less than a second, and keeps it when it cannot be encoded', async () => {
    const supported = { isConfigSupported: () => Promise.resolve({ supported: true }) };
    vi.stubGlobal('VideoDecoder', supported);
    vi.stubGlobal('VideoEncoder', supported);
    const { user, form, choose, save, writes } = await adding();
    await user.type(form.getByLabelText('Name'), 'Towel slide');
    choose('Choose a video', phoneFilm());
    expect(await form.findByText('0:00.0 to 0:04.0 (0:04.0)')).toBeVisible();
    const start = form.getByRole('slider', { name: 'Start of the video' });
    const end = form.getByRole('slider', { name: 'End of the video' });
    fireEvent.change(start, { target: { value: '1.5' } });
    expect(start).toHaveAttribute('aria-valuetext', '0:01.5');
    fireEvent.change(end, { target: { value: '1.6' } });
    expect(form.getByText('0:01.5 to 0:02.5 (0:01.0)')).toBeVisible();
    await save();
    const problem =
      'The exercise is saved, but the video is not: The video cannot be read or converted. Choose another file.';
    expect(await form.findByText(problem)).toBeVisible();
    expect(writes()).toEqual(['POST /v2/exercises']);
    expect(form.getByText('0:01.5 to 0:02.5 (0:01.0)')).toBeVisible();
  });

  it('shows the progress of a video upload and cancels it', async () => {
    const { user, form, choose, save } = await adding({
      answers: { [`PUT /v2/exercises/own/${own.id}/video`]: () => new Promise(() => undefined) },
    });
    await user.type(form.getByLabelText('Name'), 'Towel slide');
    choose('Choose a video', phoneFilm());
    await form.findByLabelText('The video');
    await save();
    const progress = await form.findByRole('progressbar', { name: 'Uploading the video…' });
    expect(progress).toHaveAttribute('aria-valuenow', '50');
    await user.click(form.getByRole('button', { name: 'Cancel upload' }));
    expect(await form.findByText(/^Upload canceled\./)).toBeVisible();
    expect(form.getByLabelText('The video')).toBeVisible();
  });
});

describe('an own exercise in its drawer', () => {
  const at = `${path}?exercise=${own.id}`;

  it('shows its facts and precautions, similar exercises by them, and is found by another name', async () => {
    const facts = { movements: ['Abduction'], muscles: ['Deltoid'], phases: ['Early'] };
    const withFacts = { ...own, ...facts, synonyms: ['frozen shoulder'], contraindications: 'Hold after repair.' };
    const { user } = open([withFacts], at, {
      answers: {
        'GET /v2/exercises/facts': [
          200,
          [
            { id: own.id, ...facts, synonyms: ['frozen shoulder'] },
            { id: 'T-1', ...facts, synonyms: [] },
          ],
        ],
      },
    });
    const drawer = await dialog('Towel slide');
    expect(await drawer.findByText('frozen shoulder')).toBeVisible();
    expect(drawer.getByText('Deltoid')).toBeVisible();
    expect(drawer.getByText('Hold after repair.')).toBeVisible();
    expect(
      await drawer.findByRole('button', { name: /^Lateral Raise.*Same movement and muscles · Standing, Weights/ }),
    ).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await user.type(await screen.findByRole('searchbox'), 'frozen');
    expect(await screen.findByText('Matches: frozen shoulder')).toBeVisible();
  });

  it('is saved against the version that was read, and another user’s change is shown first', async () => {
    const theirs = { ...own, version: 4, name: 'Towel push' };
    const { user, answering, sent } = open([own], at, {
      answers: { [`PATCH /v2/exercises/${own.id}`]: errorResponse(412, 'Changed.', { current: theirs }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit exercise' }));
    const form = await dialog('Edit exercise');
    await user.type(form.getByLabelText('Name'), ' and pull');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/Towel push/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Keep my changes' }));
    answering[`PATCH /v2/exercises/${own.id}`] = [200, { ...theirs, version: 5 }];
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Exercise saved.')).toBeVisible();
    const patches = sent.filter(({ method }) => method === 'PATCH');
    expect(patches.map(({ headers }) => headers.get('if-match'))).toEqual(['3', '4']);
    expect(patches[1]!.body).toMatchObject({ name: 'Towel slide and pull' });
  });

  it('is archived after a confirmation that shows where it is used, and restored from the notification', async () => {
    const offered = [own];
    const { user, writes } = open(offered, at, {
      answers: {
        [`GET /v2/exercises/own/${own.id}/usage`]: [200, { programs: 3, templates: 1 }],
        [`POST /v2/exercises/own/${own.id}/archive`]: () => (offered.pop(), [200, own]),
        [`POST /v2/exercises/own/${own.id}/restore`]: () => (offered.push(own), [200, own]),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    const question = await dialog('Archive this exercise?');
    expect(await question.findByText('3 patient programs and 1 template use it and will keep it.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('“Towel slide” archived.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('3 exercises')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('4 exercises')).toBeVisible();
    expect(writes()).toEqual([`POST /v2/exercises/own/${own.id}/archive`, `POST /v2/exercises/own/${own.id}/restore`]);
  });

  it('of the vendor can be neither edited nor archived', async () => {
    open([own], `${path}?exercise=T-1`);
    const drawer = await dialog('Lateral Raise');
    expect(drawer.queryByRole('button', { name: /Edit|Archive/ })).toBeNull();
  });
});

it('own exercises can be filtered if there are any', async () => {
  setWindowWidth(1440);
  const { user } = open([own]);
  await user.click(await screen.findByRole('checkbox', { name: 'Your organization only' }));
  expect(await screen.findByText('1 exercise')).toBeVisible();
  expect(window.location.search).toBe('?own=true');
});

it('archived exercises are listed and can be restored', async () => {
  const { user, answering, writes } = open([], path, {
    answers: {
      'GET /v2/exercises/own/archived': [200, [own]],
      [`POST /v2/exercises/own/${own.id}/restore`]: [200, own],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Archived exercises' }));
  const list = await dialog('Archived exercises');
  await user.click(await list.findByRole('button', { name: 'Restore: Towel slide' }));
  answering['GET /v2/exercises/own/archived'] = [200, []];
  expect(await screen.findByText('“Towel slide” restored.')).toBeVisible();
  expect(writes()).toEqual([`POST /v2/exercises/own/${own.id}/restore`]);
});
