import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { smallLibrary, buildTemplate } from '../../tests/component/exerciseLibrary.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { programTemplates } from './plugin.tsx';

it('OPEN-071 a template is printed with a line for a name, and without a code', async () => {
  const { user, sent } = renderFeature(programTemplates, '/programs/templates/4', {
    answers: {
      'GET /v2/programs/templates/4': [200, buildTemplate(4, 'Knee, week 1')],
      'GET /v2/programs/templates/4/history': pagedResponse([]),
      'GET /v2/exercises': [200, smallLibrary],
      'GET /v2/organizations/current': [200, { ...clinicAdmin.organization!, logoUrl: null, version: 1 }],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Print' }, { timeout: 20_000 }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Print Program' }));
  const sheet = within(await dialog.findByRole('article', { name: 'Print page' }));
  expect(sheet.getByRole('heading', { level: 1, name: 'Knee, week 1' })).toBeInTheDocument();
  expect(sheet.getByText('2 times a day, 6 days a week')).toBeInTheDocument();
  expect(sheet.getByText('For')).toBeInTheDocument();
  expect(sheet.getByRole('listitem')).toHaveTextContent('Wall Squat3 sets × 12 reps · Left side');
  expect(sheet.queryByRole('region', { name: 'Your program on your phone' })).not.toBeInTheDocument();
  expect(sent.filter(({ path }) => path.endsWith('/code'))).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.search).toBe('');
});
