import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { smallLibrary, templateOf } from '../../src/testing/exerciseLibrary.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { ada } from '../../src/testing/patientRecords.ts';
import { programBuilder } from './plugin.tsx';

// The builder hides the page behind it, so nothing found here is hidden; looking it up takes most of a test's time.
configure({ defaultHidden: true });

export const assignPath = '/programs/assign/12';
export const templatePath = '/programs/templates/builder/';
export const knee = templateOf(4, 'Knee, week 1');

const serving = {
  'GET /v2/patients/12': [200, ada],
  'GET /v2/programs/templates': pageOf([knee, templateOf(5, 'Hip, week 1')]),
  'GET /v2/exercises': [200, smallLibrary],
  'GET /v2/exercises/favorites': [200, []],
  'POST /v2/patients/12/program': [201, knee],
  'POST /v2/programs/templates': [201, knee],
} as const;

type Answers = NonNullable<NonNullable<Parameters<typeof openFeature>[2]>['answers']>;

/** The builder for Ada Lovelace, whose left side is involved, with two templates and three exercises. */
export const openBuilder = (path: string, answers: Answers = {}) => ({
  ...openFeature(programBuilder, path, { answers: { ...serving, ...answers } }),
  user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
});

type Opened = ReturnType<typeof openBuilder>;
type User = Opened['user'];

/** Presses the button of this name; found without computing every name on the page, of which there are many. */
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

/** The exercises as their handles name them. */
export const inOrder = () =>
  within(screen.getByRole('list', { name: 'Exercises in order' }))
    .getAllByRole('button')
    .flatMap((button) => /^Move (.+)$/.exec(button.getAttribute('aria-label') ?? '')?.[1] ?? []);

export const writes = (sent: Opened['sent']) => sent.filter(({ method }) => method !== 'GET');
export const keptDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('program-draft'));

/** From the first step on to the exercises, under a name. */
export async function toExercises(user: User, name = 'For Ada') {
  await screen.findByRole('dialog');
  if (screen.queryByRole('heading', { name: 'Assign Program' })) await press(user, 'Next');
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), name);
  await press(user, 'Next');
  await screen.findByText('1–3 of 3');
}

/** On to the summary of a raise and a plank. */
export async function toSummary(user: User) {
  await toExercises(user);
  await press(user, 'Add Lateral Raise');
  await press(user, 'Add Plank');
  await press(user, 'Next');
  await screen.findByRole('heading', { name: 'Summary' });
}
