import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildExercise, plank, raise, smallLibrary, squat } from '../../tests/component/exerciseLibrary.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { advanceTime, waitForTimers, stopTimers } from '../../tests/component/fakeTimers.ts';
import { setWindowWidth } from '../../tests/component/windowWidth.ts';
import { exercises } from './plugin.tsx';

const path = '/programs/exercise-library/';
const serving = (library: readonly unknown[] = smallLibrary, favorites: string[] = []) =>
  ({ 'GET /v2/exercises': [200, library], 'GET /v2/exercises/favorites': [200, favorites] }) as const;
const facts = [
  { id: 'T-2', movements: ['Squat'], muscles: ['Quadriceps'], phases: ['Middle'], synonyms: ['wall sit', 'knee pain'] },
  { id: 'T-3', movements: ['Stabilization'], muscles: ['Abdominals'], phases: ['Late'], synonyms: ['core'] },
  { id: 'T-5', movements: ['Flexion'], muscles: ['Quadriceps'], phases: ['Early'], synonyms: ['knee replacement'] },
];
const plankMoves = {
  'GET /exercises/movements/trunk.json': [200, { plank: { posture: 'plank', keys: [{ at: 0 }], seconds: 2 } }],
} as const;
const shown = () =>
  within(screen.getByRole('list', { name: 'Exercises' }))
    .getAllByRole('listitem')
    .map((card) => within(card).getAllByRole('button')[0]!.textContent);
const card = (name: string) => screen.getByRole('button', { name }).closest('li')!;
const check = (name: string) => screen.findByRole('checkbox', { name });

beforeEach(() => setWindowWidth(1440));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the Motion Library', () => {
  it('LIB-01 LIB-11 LIB-13 shows every exercise with picture or animation, name, orientation and metrics', async () => {
    renderFeature(exercises, path, { answers: { ...serving(), ...plankMoves } });
    expect(await screen.findByRole('heading', { name: 'Motion Library', level: 1 })).toBeVisible();
    await screen.findByText('3 exercises');
    expect(shown()).toEqual(['Lateral Raise', 'Wall Squat', 'Plank']);
    expect(card('Wall Squat').querySelector('img')).toHaveAttribute('src', '/exercises/images/T-2.webp');
    await waitFor(() => expect(card('Plank').querySelector('canvas')).toHaveAttribute('data-moving'));
    expect(card('Plank').querySelector('img')).toBeNull();
    expect(within(card('Wall Squat')).getByRole('img', { name: 'Landscape camera' })).toBeVisible();
    expect(within(card('Wall Squat')).getByRole('img', { name: 'Facing sideways' })).toBeVisible();
    expect(within(card('Wall Squat')).getByText('Reps')).toBeVisible();
    expect(within(card('Plank')).getByText('Time')).toBeVisible();
  });

  it('LIB-03 LIB-06 has six checkbox groups in a panel on large screens', async () => {
    renderFeature(exercises, path, { answers: serving() });
    const panel = await screen.findByRole('complementary', { name: 'Filters' });
    const groups = within(panel)
      .getAllByRole('group')
      .map((group) => group.querySelector('legend')?.textContent);
    expect(groups).toEqual(
      expect.arrayContaining([
        'Metrics Supported',
        'Body Target',
        'Exercise Type',
        'Equipment',
        'Subject Position',
        'Camera Orientation',
      ]),
    );
    expect(groups).toHaveLength(7);
    expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
  });

  it('LIB-02 shows the filters in a drawer on small screens', async () => {
    setWindowWidth(900);
    const { user } = renderFeature(exercises, path, { answers: serving() });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(within(drawer).getByRole('checkbox', { name: 'Isometric' }));
    await user.click(within(drawer).getByRole('button', { name: 'Show 1 exercise' }));
    await waitFor(() => expect(shown()).toEqual(['Plank']));
  });

  it('LIB-08 LIB-09 OPEN-092 shows every filter as a removable chip, and clears all of them', async () => {
    const { user, sent } = renderFeature(exercises, path, { answers: serving() });
    await user.click(await check('Shoulder'));
    await user.click(await check('Torso/Core'));
    expect(shown()).toEqual(['Lateral Raise', 'Plank']);
    await user.click(await check('Isometric'));
    expect(shown()).toEqual(['Plank']);
    await user.click(screen.getByRole('button', { name: 'Remove filter: Isometric' }));
    expect(await check('Isometric')).not.toBeChecked();
    expect(shown()).toEqual(['Lateral Raise', 'Plank']);
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(shown()).toEqual(['Lateral Raise', 'Wall Squat', 'Plank']);
    expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull();
    expect(sent.filter(({ path: called }) => called === '/v2/exercises')).toHaveLength(1);
  });

  it('LIB-06 checks a box at once, and keeps both of two boxes that are checked in quick succession', async () => {
    renderFeature(exercises, path, { answers: serving() });
    const shoulder = await check('Shoulder');
    const core = await check('Torso/Core');
    act(() => {
      shoulder.click();
      expect(shoulder).toBeChecked();
      core.click();
    });
    await waitFor(() => expect(window.location.search).toBe('?bodyTarget=Shoulder&bodyTarget=Torso%2FCore'));
  });

  it('LIB-07 searches names, with no request for a key, and keeps the view in the URL', async () => {
    const { user, sent } = renderFeature(exercises, `${path}?type=Active%2FDynamic&page=7&position=Nowhere`, {
      answers: serving(),
    });
    await screen.findByText('2 exercises');
    await user.click(screen.getByRole('searchbox', { name: 'Search by name, condition or muscle' }));
    await waitFor(() => expect(sent.filter(({ path: called }) => called === '/v2/exercises/facts')).toHaveLength(1));
    const before = sent.length;
    await user.type(screen.getByRole('searchbox'), 'SQUAT');
    await waitFor(() => expect(shown()).toEqual(['Wall Squat']));
    await waitFor(() => expect(window.location.search).toBe('?q=SQUAT&type=Active%2FDynamic'));
    expect(sent).toHaveLength(before);
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('No exercises match these filters.')).toBeVisible();
  });

  it('finds synonyms and conditions with the reason, best first, and says that nothing matches exactly', async () => {
    const slide = buildExercise('T-5', 'Heel Slide', { bodyTargets: ['Hip/Knee'] });
    const { user } = renderFeature(exercises, path, {
      answers: { ...serving([...smallLibrary, slide]), 'GET /v2/exercises/facts': [200, facts] },
    });
    await screen.findByText('4 exercises');
    const field = screen.getByRole('searchbox', { name: 'Search by name, condition or muscle' });
    await user.type(field, 'TKA');
    expect(await screen.findByText('Matches: knee replacement')).toBeVisible();
    expect(shown()).toEqual(['Heel Slide']);
    expect(within(screen.getByRole('combobox', { name: 'Sort by' })).getByText('Best match')).toBeInTheDocument();
    expect(
      within(screen.getByRole('list', { name: 'Similar exercises' })).getByRole('button', { name: 'Wall Squat' }),
    ).toBeVisible();
    await user.clear(field);
    await user.type(field, 'heal slid');
    expect(await screen.findByText('No exact match for “heal slid”. Closest matches:')).toBeVisible();
    expect(shown()).toEqual(['Heel Slide']);
  });

  it('filters by movement, muscle and phase under More filters, which the URL keeps', async () => {
    const { user } = renderFeature(exercises, path, {
      answers: { ...serving(), 'GET /v2/exercises/facts': [200, facts] },
    });
    await user.click(await screen.findByRole('button', { name: 'More filters', expanded: false }));
    await user.click(await check('Quadriceps'));
    await waitFor(() => expect(shown()).toEqual(['Wall Squat']));
    expect(await check('Squat')).toHaveAccessibleDescription('1 match');
    // What no exercise has is not offered.
    expect(screen.queryByRole('checkbox', { name: 'Jaw Muscles' })).toBeNull();
    expect(window.location.search).toBe('?muscle=Quadriceps');
    cleanup();
    renderFeature(exercises, `${path}?phase=Late`, {
      answers: { ...serving(), 'GET /v2/exercises/facts': [200, facts] },
    });
    await waitFor(() => expect(shown()).toEqual(['Plank']));
    expect(screen.getByRole('button', { name: 'Remove filter: Late' })).toBeVisible();
  });

  it('leaves out gym exercises unless they are included, and says so where only they match', async () => {
    const press = buildExercise('T-6', 'Bench Press', { isGym: true });
    const { user } = renderFeature(exercises, path, { answers: serving([...smallLibrary, press], ['T-6']) });
    await screen.findByText('3 exercises');
    const field = screen.getByRole('searchbox');
    await user.type(field, 'bench');
    expect(await screen.findByText('Only gym exercises match (1).')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Include gym exercises' }));
    await waitFor(() => expect(shown()).toEqual(['Bench Press']));
    expect(window.location.search).toBe('?q=bench&gym=true');
    await user.click(screen.getByRole('button', { name: 'Remove filter: Gym exercises' }));
    await user.clear(field);
    await user.click(await check('Favorites only'));
    await waitFor(() => expect(shown()).toEqual(['Bench Press']));
  });

  it('counts the matches of each filter, and remembers collapsed groups', async () => {
    const { user } = renderFeature(exercises, path, { answers: serving() });
    await screen.findByText('3 exercises');
    await waitFor(async () => expect(await check('Shoulder')).toHaveAccessibleDescription('1 match'));
    await waitFor(async () => expect(await check('Standing')).toHaveAccessibleDescription('2 matches'));
    await user.click(await check('Isometric'));
    await waitFor(async () => expect(await check('Standing')).toHaveAccessibleDescription('0 matches'));
    await waitFor(async () => expect(await check('Active/Dynamic')).toHaveAccessibleDescription('2 matches'));
    await user.click(screen.getByRole('button', { name: 'Exercise Type', expanded: true }));
    expect(screen.queryByRole('checkbox', { name: 'Isometric' })).toBeNull();
    cleanup();
    renderFeature(exercises, path, { answers: serving() });
    expect(await screen.findByRole('button', { name: 'Exercise Type', expanded: false })).toBeVisible();
  });

  it('orders exercises as returned, by name, or favorites first', async () => {
    const { user } = renderFeature(exercises, path, { answers: serving(smallLibrary, ['T-3']) });
    await screen.findByText('3 exercises');
    expect(shown()).toEqual(['Lateral Raise', 'Wall Squat', 'Plank']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Favorites first');
    expect(shown()).toEqual(['Plank', 'Lateral Raise', 'Wall Squat']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'By name');
    expect(shown()).toEqual(['Lateral Raise', 'Wall Squat', 'Plank']);
  });

  it('pauses and resumes all animations', async () => {
    const { user } = renderFeature(exercises, path, { answers: serving() });
    await user.click(await screen.findByRole('button', { name: 'Pause movement' }));
    cleanup();
    renderFeature(exercises, path, { answers: serving() });
    await user.click(await screen.findByRole('button', { name: 'Play movement' }));
    expect(screen.getByRole('button', { name: 'Pause movement' })).toBeVisible();
  });

  it('ENT-018 describes other camera sides in words', async () => {
    renderFeature(exercises, path, { answers: serving([{ ...raise, subjectOrientation: 'REAR_LEFT' }]) });
    await screen.findByText('1 exercise');
    expect(within(card('Lateral Raise')).getByText('Facing rear left')).toBeVisible();
    expect(within(card('Lateral Raise')).queryByRole('img', { name: /Facing/ })).toBeNull();
  });

  it('LIB-05 OPEN-091 shows an assessments toggle if there are assessments', async () => {
    const { user } = renderFeature(exercises, path, {
      answers: serving([...smallLibrary, buildExercise('T-4', 'Assessment: Chair Stand')]),
    });
    await user.click(await check('Assessments only'));
    expect(shown()).toEqual(['Assessment: Chair Stand']);
  });

  it('LIB-05 shows no assessments toggle otherwise', async () => {
    renderFeature(exercises, path, { answers: serving() });
    await screen.findByText('3 exercises');
    expect(screen.queryByRole('checkbox', { name: 'Assessments only' })).toBeNull();
  });

  it('LIB-10 shows pages of 36', async () => {
    const many = Array.from({ length: 40 }, (_, index) => buildExercise(`M-${index}`, `Movement ${index}`));
    const { user } = renderFeature(exercises, path, { answers: serving(many) });
    await screen.findByText('1–36 of 40');
    expect(shown()).toHaveLength(36);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(shown()).toEqual(['Movement 36', 'Movement 37', 'Movement 38', 'Movement 39']);
    await user.click(screen.getByRole('checkbox', { name: 'Standing' }));
    expect(await screen.findByText('1–36 of 40')).toBeVisible();
  });
});

describe('favorites', () => {
  it('LIB-04 LIB-12 are toggled by the heart and filter the grid', async () => {
    const { user, sent } = renderFeature(exercises, path, {
      answers: {
        ...serving(smallLibrary, ['T-1']),
        'PUT /v2/exercises/favorites/T-3': [200, ['T-1', 'T-3']],
        'DELETE /v2/exercises/favorites/T-1': [200, ['T-3']],
      },
    });
    await user.click(await check('Favorites only'));
    await waitFor(() => expect(shown()).toEqual(['Lateral Raise']));
    await user.click(await check('Favorites only'));
    await user.click(screen.getByRole('button', { name: 'Favorite: Plank', pressed: false }));
    expect(await screen.findByRole('button', { name: 'Favorite: Plank', pressed: true })).toBeVisible();
    const heart = screen.getByRole('button', { name: 'Favorite: Lateral Raise', pressed: true });
    await waitFor(() => expect(heart).toHaveAttribute('aria-disabled', 'false'));
    await user.click(heart);
    expect(await screen.findByRole('button', { name: 'Favorite: Lateral Raise', pressed: false })).toBeVisible();
    expect(
      sent.filter(({ method }) => method !== 'GET').map(({ method, path: called }) => `${method} ${called}`),
    ).toEqual(['PUT /v2/exercises/favorites/T-3', 'DELETE /v2/exercises/favorites/T-1']);
  });

  it('LIB-22 cannot be toggled while a change is pending', async () => {
    let answer: () => void = () => undefined;
    const { user, sent } = renderFeature(exercises, path, {
      answers: {
        ...serving(),
        'PUT /v2/exercises/favorites/T-1': () => new Promise((done) => (answer = () => done([200, ['T-1']]))),
        'PUT /v2/exercises/favorites/T-2': [200, ['T-1', 'T-2']],
      },
    });
    const writes = () => sent.filter(({ method }) => method === 'PUT').length;
    await user.click(await screen.findByRole('button', { name: 'Favorite: Lateral Raise' }));
    await user.click(screen.getByRole('button', { name: 'Favorite: Wall Squat' }));
    await user.click(screen.getByRole('button', { name: 'Favorite: Lateral Raise' }));
    expect(writes()).toBe(1);
    expect(screen.getByRole('button', { name: 'Favorite: Lateral Raise', pressed: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    answer();
    const heart = await screen.findByRole('button', { name: 'Favorite: Lateral Raise', pressed: true });
    await waitFor(() => expect(heart).toHaveAttribute('aria-disabled', 'false'));
    await user.click(screen.getByRole('button', { name: 'Favorite: Wall Squat' }));
    expect(await screen.findByRole('button', { name: 'Favorite: Wall Squat', pressed: true })).toBeVisible();
  });

  it('are rolled back with a message when a change fails', async () => {
    const { user } = renderFeature(exercises, path, {
      answers: { ...serving(), 'PUT /v2/exercises/favorites/T-1': errorResponse(500) },
    });
    await user.click(await screen.findByRole('button', { name: 'Favorite: Lateral Raise' }));
    expect(await screen.findByText('Your favorites could not be updated. Try again.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Favorite: Lateral Raise', pressed: false })).toBeVisible();
  });
});

describe('the exercise drawer', () => {
  it('LIB-14 LIB-15 LIB-16 LIB-17 LIB-20 shows the chips, Position, Action and the source', async () => {
    const { user } = renderFeature(exercises, path, { answers: serving() });
    await user.click(await screen.findByRole('button', { name: 'Plank' }));
    const drawer = await screen.findByRole('dialog', { name: 'Plank' });
    for (const chip of ['Isometric', 'Torso/Core', 'Bilateral', 'Has Anchor', 'With Hold']) {
      expect(within(drawer).getByText(chip)).toBeVisible();
    }
    expect(within(drawer).getByRole('heading', { name: 'Position' }).parentElement).toHaveTextContent('Stand upright.');
    expect(within(drawer).getByRole('heading', { name: 'Action' }).parentElement).toHaveTextContent('Lift slowly.');
    expect(window.location.search).toBe('?exercise=T-3');
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows movements, muscles and phases, and contraindications to the clinician', async () => {
    const text = {
      id: plank.id,
      position: 'Lie face down.',
      action: 'Hold.',
      contraindications: 'Avoid with a hernia.',
    };
    renderFeature(exercises, `${path}?exercise=${plank.id}`, {
      answers: {
        ...serving([{ ...plank, position: null, action: null }, raise]),
        'GET /v2/exercises/facts': [200, facts],
        'GET /v2/exercises/texts': [200, [text]],
      },
    });
    const drawer = within(await screen.findByRole('dialog', { name: 'Plank' }));
    expect(await drawer.findByText('Avoid with a hernia.')).toBeVisible();
    expect(drawer.getByText('For clinicians only. Never printed on a handout.')).toBeVisible();
    expect(await drawer.findByText('Stabilization')).toBeVisible();
    expect(drawer.getByText('Abdominals')).toBeVisible();
    expect(drawer.getByText('Late')).toBeVisible();
  });

  it('LIB-20 fetches Position and Action if the list omits them, and offers a retry when that fails', async () => {
    let works = false;
    const asked: string[] = [];
    const { user } = renderFeature(exercises, `${path}?exercise=${plank.id}`, {
      answers: {
        ...serving([{ ...plank, position: null, action: null }, raise]),
        'GET /v2/exercises/texts': ({ query }) => {
          asked.push(query.ids!);
          return works ? [200, [{ id: plank.id, position: 'Lie face down.', action: 'Hold.' }]] : errorResponse(500);
        },
      },
    });
    const drawer = await screen.findByRole('dialog', { name: 'Plank' });
    expect(await within(drawer).findByText('The instructions could not be loaded.')).toBeVisible();
    works = true;
    await user.click(within(drawer).getByRole('button', { name: 'Try again' }));
    expect(await within(drawer).findByText('Lie face down.')).toBeVisible();
    expect(within(drawer).getByText('Hold.')).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([plank.id]));
  });

  it('LIB-15 LIB-16 LIB-17 shows equipment and the license, and neither anchor nor hold if there is none', async () => {
    renderFeature(exercises, `${path}?exercise=${raise.id}`, { answers: serving() });
    const drawer = await screen.findByRole('dialog', { name: 'Lateral Raise' });
    expect(within(drawer).getByText('Weights')).toBeVisible();
    expect(within(drawer).queryByText('Has Anchor')).toBeNull();
    expect(within(drawer).queryByText('With Hold')).toBeNull();
    expect(within(drawer).getByText(/Source: A textbook/)).toBeVisible();
    expect(within(drawer).getByRole('link', { name: 'CC BY-SA 4.0' })).toHaveAttribute(
      'href',
      'https://creativecommons.org/licenses/by-sa/4.0/',
    );
  });

  it('LIB-19 offers the spoken guide if there is one, and stops it when the drawer closes', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const spoken = { ...raise, demoAudioUrl: '/exercises/audio/T-1.mp3' };
    const { user } = renderFeature(exercises, `${path}?exercise=${raise.id}`, { answers: serving([spoken, plank]) });
    const drawer = await screen.findByRole('dialog', { name: 'Lateral Raise' });
    await user.click(within(drawer).getByRole('button', { name: 'Play the spoken guide' }));
    const [sounding] = play.mock.contexts as HTMLAudioElement[];
    expect(sounding).toHaveAttribute('src', '/exercises/audio/T-1.mp3');
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    expect(pause.mock.contexts).toContain(sounding);
    vi.restoreAllMocks();
    await user.click(await screen.findByRole('button', { name: 'Plank' }));
    await screen.findByRole('dialog', { name: 'Plank' });
    expect(screen.queryByRole('button', { name: 'Play the spoken guide' })).toBeNull();
  });

  it('LIB-18 plays the demo video', async () => {
    const filmed = { ...squat, demoUrl: '/exercises/squat.mp4' };
    renderFeature(exercises, `${path}?exercise=${squat.id}`, { answers: serving([filmed, plank]) });
    expect((await screen.findByRole('dialog')).querySelector('video')).toHaveAttribute('src', '/exercises/squat.mp4');
  });

  it('LIB-18 shows the picture, and says why, where the browser cannot play the video', async () => {
    const filmed = { ...squat, demoUrl: '/exercises/squat.mp4' };
    renderFeature(exercises, `${path}?exercise=${squat.id}`, { answers: serving([filmed, plank]) });
    const drawer = await screen.findByRole('dialog');
    fireEvent.error(drawer.querySelector('video')!);
    expect(await within(drawer).findByText('This browser cannot play the video.')).toBeVisible();
    expect(drawer.querySelector('video')).toBeNull();
    expect(drawer.querySelector(`img[src="${squat.thumbnailUrl}"]`)).toBeVisible();
  });

  it('LIB-18 animates an exercise without a video until it is paused, and shows no second picture of it', async () => {
    const { user } = renderFeature(exercises, `${path}?exercise=${plank.id}`, {
      answers: { ...serving(), ...plankMoves },
    });
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.querySelector('canvas')).toHaveAttribute('data-moving'));
    expect(drawer.querySelector('img[src="/exercises/images/T-3.webp"]')).toBeNull();
    await user.click(within(drawer).getByRole('button', { name: 'Pause the movement' }));
    expect(drawer.querySelector('canvas')).not.toHaveAttribute('data-moving');
    await user.click(within(drawer).getByRole('button', { name: 'Play the movement' }));
    expect(drawer.querySelector('canvas')).toHaveAttribute('data-moving');
  });
});

describe('a library that fails to load', () => {
  it('LIB-28 OPEN-095 is fetched once more after a second, and then on request', async () => {
    let tries = 0;
    let works = false;
    const answers = {
      ...serving(),
      'GET /v2/exercises': () => ((tries += 1), works ? ([200, smallLibrary] as const) : errorResponse(500)),
    };
    stopTimers();
    const { user } = renderFeature(exercises, path, { answers });
    expect(await waitForTimers(() => screen.getByText('The exercise library could not be loaded.'))).toBeVisible();
    expect(tries).toBe(1);
    await advanceTime(990);
    expect(tries).toBe(1);
    await advanceTime(10);
    expect(tries).toBe(2);
    await advanceTime(60_000);
    expect(tries).toBe(2);
    vi.useRealTimers();
    works = true;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 exercises')).toBeVisible();
  });

  it('is reported as empty when it is empty', async () => {
    renderFeature(exercises, path, { answers: serving([]) });
    expect(await screen.findByText('The library has no exercises yet.')).toBeVisible();
  });
});
