import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getSelectedLocations } from '../../dataProvider/location-filter.ts';
import { clinicAdmin } from '../../tests/component/people.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { LocationFilter } from './LocationFilter.tsx';
import { definePlugin } from './plugin.ts';

const locations = [
  { id: 3, name: 'Harbor', timezone: 'America/Denver' },
  { id: 4, name: 'Lakeside', timezone: 'America/Denver' },
];
const open = (path: string) =>
  renderFeature(
    definePlugin({
      id: 'sample',
      console: 'portal',
      visibleTo: () => true,
      pages: [{ path, page: LocationFilter }],
      messages: { en: {} },
    }),
    path,
    { viewer: { ...clinicAdmin, locations } },
  );
afterEach(() => localStorage.clear());

it('SCAN-02 SCAN-08 the filter of Scan asks for a choice, and one press chooses all locations', async () => {
  const { user } = open('/scan/sessions/');
  await user.click(await screen.findByRole('button', { name: 'Locations: Select locations' }));
  await user.click(screen.getByRole('menuitem', { name: 'All locations' }));
  expect(getSelectedLocations()).toEqual([3, 4]);
  expect(screen.getByRole('menuitem', { name: 'All locations' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Harbor' }));
  expect(getSelectedLocations()).toEqual([4]);
});

it('OPEN-043 no choice means all locations elsewhere, and all can be shown again', async () => {
  const { user } = open('/sample');
  await user.click(await screen.findByRole('button', { name: 'Locations: All locations' }));
  expect(screen.getByRole('menuitem', { name: 'All locations' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Harbor' }));
  await user.click(screen.getByRole('menuitem', { name: 'All locations' }));
  expect(getSelectedLocations()).toEqual([]);
});
