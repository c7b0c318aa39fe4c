import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { smallLibrary, buildTemplate } from '../../../tests/component/exerciseLibrary.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { ada } from '../../../tests/component/patientRecords.ts';
import { programBuilder } from './plugin.tsx';

// The builder covers the page, so no query result is hidden; checking visibility takes most of a test's time.
configure({ defaultHidden: true });

export const assignPath = '/programs/assign/12';
export const templatePath = '/programs/templates/builder/';
export const kneeTemplate = buildTemplate(4, 'Knee, week 1');

const defaultAnswers = {
  'GET /v2/patients/12': [200, ada],
  'GET /v2/programs/templates': pagedResponse([kneeTemplate, buildTemplate(5, 'Hip, week 1')]),
  'GET /v2/exercises': [200, smallLibrary],
  'GET /v2/exercises/favorites': [200, []],
  'POST /v2/patients/12/program': [201, kneeTemplate],
  'POST /v2/programs/templates': [201, kneeTemplate],
} as const;

type Answers = NonNullable<NonNullable<Parameters<typeof renderFeature>[2]>['answers']>;

/** Renders the builder for Ada Lovelace, whose left side is involved, with two templates and three exercises. */
export const renderBuilder = (path: string, answers: Answers = {}) => ({
  ...renderFeature(programBuilder, path, { answers: { ...defaultAnswers, ...answers } }),
  user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
});

type RenderedBuilder = ReturnType<typeof renderBuilder>;
type User = RenderedBuilder['user'];

/** Clicks the button with this name. Computing the accessible names of all buttons would be slow. */
export async function press(user: User, name: string): Promise<void> {
  const button = await waitFor(() => {
    const buttons = [...document.querySelectorAll('button')];
    const found = buttons.find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent).replaceAll('\u00a0', ' ') === name,
    );
    if (!found) throw new Error(`There is no button "${name}".`);
    return found;
  });
  await user.click(button);
}

/** The exercise names in order, read from their drag handles. */
export const listExerciseNames = () =>
  within(screen.getByRole('list', { name: 'Exercises in order' }))
    .getAllByRole('button')
    .flatMap((button) => /^Move (.+)$/.exec(button.getAttribute('aria-label') ?? '')?.[1] ?? []);

export const listWrites = (sent: RenderedBuilder['sent']) => sent.filter(({ method }) => method !== 'GET');
export const listStoredDrafts = () => Object.keys(sessionStorage).filter((key) => /^draft\/.+\/program\//.test(key));

/** Goes from the first step to the exercises and enters a name. */
export async function goToExercises(user: User, name = 'For Ada') {
  await screen.findByRole('dialog');
  if (screen.queryByRole('heading', { name: 'Assign Program' })) await press(user, 'Next');
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), name);
  await press(user, 'Next');
  await screen.findByText('1–3 of 3');
}

/** Goes to the summary of a raise and a plank. */
export async function goToSummary(user: User) {
  await goToExercises(user);
  await press(user, 'Add Lateral Raise');
  await press(user, 'Add Plank');
  await press(user, 'Next');
  await screen.findByRole('heading', { name: 'Summary' });
}
