import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Exercise } from '../../contract/exercises.ts';
import { exerciseOf, smallLibrary } from '../../src/testing/exerciseLibrary.ts';
import { mp4Bytes } from '../../src/testing/exerciseFiles.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { answerUploads } from '../../src/testing/fakeUploads.ts';
import { openFeature } from '../../src/testing/openFeature.tsx';
import { openPictures, pngFile } from '../../src/testing/pictures.ts';
import { windowWidth } from '../../src/testing/windowWidth.ts';
import { exercises } from './plugin.tsx';

const path = '/programs/exercise-library/';
const own = exerciseOf('OWN-00000000-0000-4000-8000-000000000001', 'Towel slide', {
  isOwn: true,
  version: 3,
  thumbnailUrl: null,
});
const put = `PUT /v2/exercises/${own.id}/picture`;

beforeEach(() => {
  openPictures();
  answerUploads();
});

/** The library with what the organization added; `add` appends to it as the server would. */
function open(offered: Exercise[], at = path, more: Parameters<typeof openFeature>[2] = {}) {
  const opened = openFeature(exercises, at, {
    answers: {
      'GET /v2/exercises': () => [200, [...smallLibrary, ...offered]],
      'GET /v2/exercises/favorites': [200, []],
      'POST /v2/exercises': ({ body }) => {
        const added = { ...own, version: 1, name: (body as { name: string }).name };
        offered.push(added);
        return [201, added];
      },
      [put]: [200, own],
      [`PUT /v2/exercises/${own.id}/video`]: [200, own],
      ...more.answers,
    },
  });
  const writes = () =>
    opened.sent.filter(({ method }) => method !== 'GET').map(({ method, path: to }) => `${method} ${to}`);
  return { ...opened, writes };
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function adding(more: Parameters<typeof openFeature>[2] = {}) {
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
const video = (bytes: BlobPart = mp4Bytes()) => new File([bytes], 'slide.mp4', { type: 'video/mp4' });

describe('adding an exercise', () => {
  it('sends what was said, then its picture and video, and shows it beside the library', async () => {
    const { user, form, choose, save, sent, writes } = await adding();
    await user.type(form.getByLabelText('Name'), 'Slide with a towel');
    await user.type(form.getByLabelText('Action'), 'Slide.');
    await user.click(form.getByRole('checkbox', { name: 'Neck' }));
    await user.selectOptions(form.getByLabelText('Sides'), 'One side');
    choose('Choose a picture', pngFile());
    expect(await form.findByAltText('The picture')).toHaveAttribute('src', expect.stringContaining('blob:'));
    choose('Choose a video', video());
    expect(await form.findByLabelText('The video')).toBeInstanceOf(HTMLVideoElement);
    await save();
    expect(await screen.findByText('The exercise was added.')).toBeVisible();
    expect(writes()).toEqual(['POST /v2/exercises', put, `PUT /v2/exercises/${own.id}/video`]);
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
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = (await screen.findByRole('button', { name: 'Slide with a towel' })).closest('li')!;
    expect(within(card).getByText('Your organization')).toBeVisible();
  });

  it('says in its place what is missing, and what is no picture or video', async () => {
    const { form, choose, save, writes } = await adding();
    choose('Choose a picture', new File(['<svg/>'], 'a.png', { type: 'image/png' }));
    expect(await form.findByText('The picture must be a JPEG, PNG or WebP.')).toBeVisible();
    choose('Choose a video', video('not a video'));
    expect(await form.findByText('The video must be an MP4 or a WebM.')).toBeVisible();
    await save();
    expect(await form.findByText('Name is required')).toBeVisible();
    expect(writes()).toEqual([]);
  });

  it('keeps everything that was typed when the name is taken, and when nobody answers', async () => {
    const message = 'Your organization has an exercise of this name already.';
    const { user, form, save, answering } = await adding({
      answers: { 'POST /v2/exercises': refused(409, message, { fields: { name: message } }) },
    });
    await user.type(form.getByLabelText('Name'), 'Towel slide');
    await user.type(form.getByLabelText('Position'), 'Sit.');
    await save();
    expect((await form.findAllByText(message)).length).toBeGreaterThan(0);
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveFocus());
    answering['POST /v2/exercises'] = 'network failure';
    await user.type(form.getByLabelText('Name'), ' 2');
    await save();
    expect(await form.findByText('The service cannot be reached.')).toBeVisible();
    expect(form.getByLabelText('Name')).toHaveValue('Towel slide 2');
    expect(form.getByLabelText('Position')).toHaveValue('Sit.');
  });

  it('sends a picture again that did not arrive, and adds nothing twice', async () => {
    const { user, form, choose, save, answering, writes } = await adding({
      answers: { [put]: refused(409, 'No room.') },
    });
    await user.type(form.getByLabelText('Name'), 'Towel slide');
    choose('Choose a picture', pngFile());
    await form.findByAltText('The picture');
    await save();
    expect(await form.findByText('What you typed is saved, but the picture is not: No room.')).toBeVisible();
    answering[put] = [200, own];
    await save();
    expect(await screen.findByText('The exercise was added.')).toBeVisible();
    expect(writes()).toEqual(['POST /v2/exercises', put, put]);
  });

  it('shows how far a video is, and stops it', async () => {
    const { user, form, choose, save } = await adding({
      answers: { [`PUT /v2/exercises/${own.id}/video`]: () => new Promise(() => undefined) },
    });
    await user.type(form.getByLabelText('Name'), 'Towel slide');
    choose('Choose a video', video());
    await form.findByLabelText('The video');
    await save();
    const progress = await form.findByRole('progressbar', { name: 'Uploading the video…' });
    expect(progress).toHaveAttribute('aria-valuenow', '50');
    await user.click(form.getByRole('button', { name: 'Stop the upload' }));
    expect(await form.findByText(/^The upload was stopped\./)).toBeVisible();
    expect(form.getByLabelText('The video')).toBeVisible();
  });
});

describe('an own exercise in its drawer', () => {
  const at = `${path}?exercise=${own.id}`;

  it('is edited against the version that was read; what a colleague saved meanwhile is shown first', async () => {
    const theirs = { ...own, version: 4, name: 'Towel push' };
    const { user, answering, sent } = open([own], at, {
      answers: { [`PATCH /v2/exercises/${own.id}`]: refused(412, 'Changed.', { current: theirs }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit exercise' }));
    const form = await dialog('Edit exercise');
    await user.type(form.getByLabelText('Name'), ' and pull');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/Towel push/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Keep what I typed' }));
    answering[`PATCH /v2/exercises/${own.id}`] = [200, { ...theirs, version: 5 }];
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The exercise was saved.')).toBeVisible();
    const patches = sent.filter(({ method }) => method === 'PATCH');
    expect(patches.map(({ headers }) => headers.get('if-match'))).toEqual(['3', '4']);
    expect(patches[1]!.body).toMatchObject({ name: 'Towel slide and pull' });
  });

  it('is withdrawn after a question that says where it is used, and brought back by the toast', async () => {
    const offered = [own];
    const { user, writes } = open(offered, at, {
      answers: {
        [`GET /v2/exercises/${own.id}/use`]: [200, { programs: 3, templates: 1 }],
        [`POST /v2/exercises/${own.id}/withdraw`]: () => (offered.pop(), [200, own]),
        [`POST /v2/exercises/${own.id}/bring-back`]: () => (offered.push(own), [200, own]),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const question = await dialog('Withdraw this exercise?');
    expect(
      await question.findByText('It is used in 3 programs of your patients and in 1 template. They keep it.'),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('“Towel slide” was withdrawn.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('3 exercises')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('4 exercises')).toBeVisible();
    expect(writes()).toEqual([`POST /v2/exercises/${own.id}/withdraw`, `POST /v2/exercises/${own.id}/bring-back`]);
  });

  it('of the vendor can be neither edited nor withdrawn', async () => {
    open([own], `${path}?exercise=T-1`);
    const drawer = await dialog('Lateral Raise');
    expect(drawer.queryByRole('button', { name: /Edit|Withdraw/ })).toBeNull();
  });
});

it('own exercises can be seen alone, where there are any', async () => {
  windowWidth(1440);
  const { user } = open([own]);
  await user.click(await screen.findByRole('checkbox', { name: 'Your organization’s only' }));
  expect(await screen.findByText('1 exercise')).toBeVisible();
  expect(window.location.search).toBe('?own=true');
});

it('withdrawn exercises are listed to be brought back', async () => {
  const { user, answering, writes } = open([], path, {
    answers: {
      'GET /v2/exercises/own/withdrawn': [200, [own]],
      [`POST /v2/exercises/${own.id}/bring-back`]: [200, own],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Withdrawn exercises' }));
  const list = await dialog('Withdrawn exercises');
  await user.click(await list.findByRole('button', { name: 'Bring back: Towel slide' }));
  answering['GET /v2/exercises/own/withdrawn'] = [200, []];
  expect(await screen.findByText('“Towel slide” is offered again.')).toBeVisible();
  expect(writes()).toEqual([`POST /v2/exercises/${own.id}/bring-back`]);
});
