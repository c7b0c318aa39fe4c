import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { OpenExercise, OpenProgram } from '../../../../contract/programs/public-program.ts';
import { errorResponse } from '../../../../tests/component/fakeApi.ts';
import { currentAddress, renderApp, visitor } from '../../../../tests/component/renderApp.tsx';
import { useDocumentLanguage } from './translations.ts';

const code = '6wq2n8-7k3mq-9xw0r-tz4ab-cd5ef';
const call = `GET /v2/public/programs/${code}`;
const squat: OpenExercise = {
  name: 'Wall Squat',
  numSets: 3,
  setGoal: { goalType: 'REPS', reps: 12, time: null },
  side: 'Left',
  position: 'Stand with your back to a wall.',
  action: 'Slide down slowly.',
  thumbnailUrl: '/exercises/images/T-2.webp',
  animationUrl: null,
  demoUrl: null,
  demoAudioUrl: '/exercises/audio/T-2.mp3',
  source: { name: 'A textbook', license: 'CC BY-SA 4.0' },
};
const program: OpenProgram = {
  organization: { name: 'Northside Physical Therapy', logoUrl: null },
  name: 'Knee strength',
  notes: 'Slowly,\nand breathe.',
  dailyFrequency: 2,
  weeklyFrequency: 6,
  minutes: 12,
  language: 'en',
  exercises: [
    squat,
    {
      ...squat,
      name: 'Putty press',
      side: 'both',
      setGoal: { goalType: 'TIME', reps: null, time: 90 },
      numSets: 1,
      demoUrl: `/api/v2/public/programs/${code}/exercises/OWN-1/video`,
      demoAudioUrl: null,
      position: null,
    },
  ],
};
const open = (answer: NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['answers']>[string]) =>
  renderApp(`/program/${code}`, { answers: { ...visitor, [call]: answer } });

describe('the page of a handout’s code', () => {
  it('OPEN-071 shows the program in order with everything that the exercises need, without an account', async () => {
    const { calls } = open([200, program]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Knee strength' })).toBeVisible();
    for (const text of ['Northside Physical Therapy', '2 times a day, 6 days a week', 'About 12 minutes a day'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Notes from your clinic' })).toHaveTextContent('Slowly, and breathe.');
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(
      '1Wall Squat3 sets × 12 repsLeft sidePositionStand with your back to a wall.What to doSlide down slowly.',
    );
    expect(first!.querySelector('img')).toHaveAttribute('src', squat.thumbnailUrl);
    expect(within(first!).getByLabelText('Listen: Wall Squat')).toHaveAttribute('src', squat.demoAudioUrl);
    expect(second).toHaveTextContent('2Putty press1 set × 1:30 minBoth sidesWhat to doSlide down slowly.');
    expect(within(second!).getByLabelText('Watch video: Putty press')).toHaveAttribute(
      'src',
      program.exercises[1]!.demoUrl,
    );
    expect(second!.querySelector('audio')).toBeNull();
    fireEvent.error(second!.querySelector('video')!);
    expect(within(second!).getByText('The video cannot be played here.')).toBeVisible();
    expect(screen.getByText('Exercise sources: A textbook, CC BY-SA 4.0.')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Knee strength · Northside Physical Therapy'));
    expect(currentAddress()).toBe(`/program/${code}`);
    expect(calls().filter((made) => made.includes('/public/'))).toEqual([call]);
  });

  it('OPEN-071 shows the dose of an exercise under its names, and the note with its line breaks', async () => {
    const dose: OpenExercise['dose'] = {
      load: { loadType: 'WEIGHT', value: 2.5, unit: 'lb' },
      hold: 5,
      rest: 90,
      tempo: { lower: 3, pause: 0, lift: 2 },
      sideOrder: 'LEFT_FIRST',
      note: 'Heel down.\nSlowly.',
    };
    open([200, { ...program, exercises: [{ ...squat, dose }] }]);
    const listPairs = () =>
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling!.textContent]);
    await screen.findByRole('heading', { name: 'From your clinic' });
    expect(listPairs()).toEqual([
      ['Load', '2.5 lb'],
      ['Hold', '5 s each rep'],
      ['Rest', '90 s between sets'],
      ['Tempo', 'lower 3 s, lift 2 s'],
      ['Sides', 'left side first'],
    ]);
    const getNote = () => screen.getByText((_text, element) => element?.textContent === 'Heel down.\nSlowly.');
    expect(getNote()).toHaveAttribute('dir', 'auto');
    fireEvent.click(screen.getByRole('button', { name: 'Español' }));
    await screen.findByRole('heading', { name: 'De su clínica' });
    expect(listPairs()).toEqual([
      ['Carga', '2.5 lb'],
      ['Mantener', '5 s en cada repetición'],
      ['Descanso', '90 s entre series'],
      ['Ritmo', 'bajar 3 s, subir 2 s'],
      ['Lados', 'primero el lado izquierdo'],
    ]);
    // What the clinician typed is not translated.
    expect(getNote()).toBeVisible();
  });

  it('OPEN-071 shows the movement of an exercise, paused and resumed by touch, or a drawing if it cannot be loaded', async () => {
    const moving = { ...squat, animationUrl: '/exercises/movements/hip-knee.json#squat' };
    const missing = { ...squat, name: 'Bridge', animationUrl: '/exercises/movements/trunk.json#bridge' };
    const { user } = renderApp(`/program/${code}`, {
      answers: {
        ...visitor,
        [call]: [200, { ...program, exercises: [moving, missing] }],
        'GET /exercises/movements/hip-knee.json': [
          200,
          { squat: { keys: [{ at: 0 }, { at: 1, pose: { knee: 90 } }], seconds: 2 } },
        ],
        'GET /exercises/movements/trunk.json': errorResponse(404),
      },
    });
    const pause = await screen.findByRole('button', { name: 'Pause the movement: Wall Squat' });
    await user.click(pause);
    await user.click(screen.getByRole('button', { name: 'Play the movement: Wall Squat' }));
    expect(screen.getByRole('button', { name: 'Pause the movement: Wall Squat' })).toBeVisible();
    const [first, second] = screen.getAllByRole('listitem');
    await waitFor(() => expect(first!.querySelectorAll('svg path').length).toBeGreaterThan(0));
    expect(first!.querySelector('img')).toBeNull();
    await waitFor(() => expect(second!.querySelector('img')).toHaveAttribute('src', squat.thumbnailUrl));
    expect(within(second!).queryByRole('button')).toBeNull();
  });

  it('OPEN-071 says what to do about an exercise that no longer exists', async () => {
    const gone = { ...squat, name: null, position: null, action: null, thumbnailUrl: null, demoAudioUrl: null };
    open([200, { ...program, exercises: [gone] }]);
    expect(await screen.findByRole('listitem')).toHaveTextContent(
      '1Exercise not available3 sets × 12 repsLeft sideThis exercise is no longer in the library. Please ask your clinic what to do instead.',
    );
  });

  it('OPEN-071 reports every code that opens nothing in the same way, and offers neither a retry nor a sign-in', async () => {
    open(errorResponse(404, 'This program is no longer available. Please ask your clinic for a new one.'));
    expect(await screen.findByRole('heading', { name: 'This program is no longer available' })).toBeVisible();
    expect(screen.getByText('Please ask your clinic for a new one.')).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Español']);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('OPEN-071 loads again by itself when the connection is back, or on request', async () => {
    const { user, answering } = open('network failure');
    expect(await screen.findByRole('heading', { name: 'You seem to be offline' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'You seem to be offline' })).toBeVisible();
    Object.assign(answering, { [call]: [200, program] });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Knee strength' })).toBeVisible();
  });

  it('OPEN-071 shows the clinic’s logo instead of its name, or the name if the logo cannot be loaded', async () => {
    const withLogo = (logoUrl: string): OpenProgram => ({
      ...program,
      organization: { ...program.organization, logoUrl },
    });
    const { name } = program.organization;
    const { answering } = open([200, withLogo('/api/v2/organizations/7/logo?v=1')]);
    const logo = await screen.findByRole('img', { name });
    expect(logo).toHaveAttribute('src', '/api/v2/organizations/7/logo?v=1');
    expect(screen.queryByText(name)).toBeNull();
    fireEvent.error(logo);
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.queryByRole('img', { name })).toBeNull();

    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
    Object.assign(answering, { [call]: [200, withLogo('/api/v2/organizations/7/logo?v=2')] });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('img', { name })).toHaveAttribute('src', '/api/v2/organizations/7/logo?v=2');
    vi.restoreAllMocks();
  });

  it('OPEN-071 reloads when it becomes visible later: a changed program, one that cannot be loaded, one that is gone', async () => {
    const { answering } = open([200, program]);
    await screen.findByRole('heading', { name: 'Knee strength' });
    const later = (minutes: number) => {
      vi.spyOn(Date, 'now').mockReturnValue(start + minutes * 60_000);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    const start = Date.now();
    Object.assign(answering, { [call]: [200, { ...program, name: 'Knee, week 2' }] });
    later(2);
    expect(await screen.findByRole('heading', { name: 'Knee, week 2' })).toBeVisible();
    Object.assign(answering, { [call]: 'network failure' });
    later(4);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/latest version could not be loaded/));
    expect(screen.getByRole('heading', { name: 'Knee, week 2' })).toBeVisible();
    Object.assign(answering, { [call]: errorResponse(404) });
    later(6);
    expect(await screen.findByRole('heading', { name: 'This program is no longer available' })).toBeVisible();
    vi.restoreAllMocks();
  });

  it('OPEN-013 names its language before its text is painted, and the earlier one once it is closed', () => {
    let painted = '';
    const Page = () => {
      useDocumentLanguage('es');
      useLayoutEffect(() => {
        painted = document.documentElement.lang;
      }, []);
      return null;
    };
    document.documentElement.lang = 'en';
    const { unmount } = render(<Page />);
    expect(painted).toBe('es');
    unmount();
    expect(document.documentElement.lang).toBe('en');
  });

  it('OPEN-013 is in the patient’s language, marks other texts, and switches to the other language, which the address keeps', async () => {
    const spanish: OpenProgram = {
      ...program,
      language: 'es',
      exercises: [
        { ...squat, name: 'Sentadilla en la pared', position: null, action: 'Baje despacio.', language: 'es' },
        { ...squat, name: 'Putty press', position: null, side: null },
      ],
    };
    const { user, answering, sent } = open([200, spanish]);
    expect(await screen.findByText('2 veces al día, 6 días a la semana')).toBeVisible();
    expect(document.documentElement.lang).toBe('es');
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(
      '1Sentadilla en la pared3 series × 12 repeticionesLado izquierdoQué hacerBaje despacio.',
    );
    expect(within(first!).getByLabelText('Escuchar: Sentadilla en la pared')).toHaveAttribute(
      'src',
      squat.demoAudioUrl,
    );
    expect(within(first!).getByText('Sentadilla en la pared')).not.toHaveAttribute('lang');
    // A guide speaks the language of the texts.
    expect(within(first!).queryByText('La guía hablada está en inglés.')).toBeNull();
    expect(within(second!).getByText('La guía hablada está en inglés.')).toBeVisible();
    expect(within(second!).getByText('Putty press')).toHaveAttribute('lang', 'en');
    expect(within(second!).getByText('Slide down slowly.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Fuentes de los ejercicios (textos traducidos): A textbook, CC BY-SA 4.0.')).toBeVisible();

    Object.assign(answering, { [call]: [200, program] });
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText('2 times a day, 6 days a week')).toBeVisible();
    expect(document.documentElement.lang).toBe('en');
    expect(currentAddress()).toBe(`/program/${code}?language=en`);
    await waitFor(() => expect(sent.at(-1)!.query).toEqual({ language: 'en' }));
    await waitFor(() => expect(screen.queryByText('The spoken guide is in English.')).toBeNull());
    expect(sent.find(({ path }) => path.includes('/public/'))!.query).toEqual({});
  });

  it('OPEN-013 is in the language of its address, whatever the patient’s is', async () => {
    const { sent } = renderApp(`/program/${code}?language=es`, { answers: { ...visitor, [call]: [200, program] } });
    expect(await screen.findByRole('region', { name: 'Notas de su clínica' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('lang', 'en');
    expect(sent.find(({ path }) => path.includes('/public/'))!.query).toEqual({ language: 'es' });
  });

  it('AUTH-59 stays open during maintenance, because there is no way back to it without the code', async () => {
    const { calls } = renderApp(`/program/${code}`, {
      answers: { ...visitor, 'GET /v2/status': [200, { status: 'MAINTENANCE' }], [call]: errorResponse(503) },
    });
    expect(await screen.findByRole('heading', { name: 'Your program could not be loaded' })).toBeVisible();
    expect(currentAddress()).toBe(`/program/${code}`);
    expect(calls()).not.toContain('GET /v2/status');
  });
});
