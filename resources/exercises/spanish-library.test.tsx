import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resetLanguage, setLocale } from '../../src/ui/i18n/language.ts';
import { raise, squat } from '../../tests/component/exerciseLibrary.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { setWindowWidth } from '../../tests/component/windowWidth.ts';
import { exercises } from './plugin.tsx';

beforeAll(async () => {
  setWindowWidth(1440);
  await setLocale('es', 'portal');
});
afterAll(resetLanguage);

const spanish = [
  { ...squat, name: 'Sentadilla en la pared', simpleName: 'wall squat', language: 'es', position: null, action: null },
  { ...raise, name: 'Elevación lateral', simpleName: 'lateral raise', language: 'es', position: null, action: null },
];

it('OPEN-013 a Spanish console fetches the library in Spanish, shows Spanish names and instructions, and finds Spanish words', async () => {
  const { user, sent } = renderFeature(exercises, '/programs/exercise-library/', {
    answers: {
      'GET /v2/exercises': [200, spanish],
      'GET /v2/exercises/favorites': [200, []],
      'GET /v2/exercises/facts': [
        200,
        [{ id: 'T-2', movements: ['Squat'], muscles: [], phases: [], synonyms: ['agacharse despacio'] }],
      ],
      'GET /v2/exercises/texts': [
        200,
        [{ id: 'T-2', name: 'Sentadilla en la pared', position: 'De pie.', action: 'Baje despacio.', language: 'es' }],
      ],
    },
  });
  expect(await screen.findByText('Elevación lateral')).toBeVisible();
  expect(sent.find(({ path }) => path === '/v2/exercises')!.query).toEqual({ language: 'es' });
  await user.type(screen.getByRole('searchbox'), 'agacharse');
  expect(await screen.findByText('Coincide con: agacharse despacio')).toBeVisible();
  expect(screen.queryByText('Elevación lateral')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sentadilla en la pared' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Sentadilla en la pared' }));
  expect(await drawer.findByText('Baje despacio.')).toBeVisible();
  expect(sent.find(({ path }) => path === '/v2/exercises/texts')!.query).toEqual({ ids: 'T-2', language: 'es' });
});
