import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page } from '../../src/ui/navigation/reload.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { pagedResponse } from '../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { invited, kim, renderProviders } from './fixtures.tsx';

describe('the providers', () => {
  it('ORG-03 ORG-17 ORG-18 are listed under Current Users with their number, name, email, role and location', async () => {
    renderProviders();
    expect(await screen.findByRole('heading', { level: 1, name: 'Providers' })).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Current Users (17)' })).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Invited Users (1)' })).toBeVisible();
    const row = within((await screen.findByText('Wes Kim')).closest('[role=row]')!);
    expect(row.getByText('wes@northside.example')).toBeVisible();
    expect(row.getByText('Provider')).toBeVisible();
    expect(row.getByText('Harbor')).toBeVisible();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(0, 4)).toEqual(['Name', 'Email', 'Role', 'Location']);
  });

  const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

  const id = '5a0e0000-0000-4000-8000-000000000001';
  const settings = { filter: { registered: false }, sort: 'role', order: 'DESC', perPage: 15 };
  const kept = { id, list: 'providers', name: 'Still invited', settings, own: true, version: 1 };

  it('ORG-29 keep their tab, order and page in the address, where a link finds them', async () => {
    const { user, sent } = renderProviders({}, undefined, '?filter={"registered":false}&sort=email&order=DESC');
    expect(await screen.findByText('Ina Vite')).toBeVisible();
    expect(screen.getByRole('tab', { name: /^Invited Users/ })).toHaveAttribute('aria-selected', 'true');
    const asked = sent.filter(({ path }) => path === '/v2/practitioners').map(({ query }) => query);
    expect(asked).toContainEqual({ registered: 'false', sort: '-email', page: '1', limit: '15' });
    await user.click(screen.getByRole('tab', { name: /^Current Users/ }));
    expect(await screen.findByText('Wes Kim')).toBeVisible();
    await waitFor(() => {
      const { filter, sort, order } = Object.fromEntries(new URLSearchParams(window.location.search));
      expect([filter, sort, order]).toEqual(['{"registered":true}', 'email', 'DESC']);
    });
  });

  it('ORG-17 have saved filters, which belong to the shown tab and open by a link', async () => {
    const { user, sent } = renderProviders(
      {
        [`GET /v2/saved-filters/${id}`]: [200, { ...kept, own: false }],
        'GET /v2/saved-filters': [200, []],
        'POST /v2/saved-filters': [201, kept],
      },
      undefined,
      `?saved=${id}`,
    );
    expect(await screen.findByText('Ina Vite')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Saved filters' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mine{Enter}');
    expect(await screen.findByText('Filter saved.')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ list: 'providers', name: 'Mine', settings });
  });

  it('ORG-17 show no number on a tab before it is loaded', async () => {
    const waiting = new Promise<never>(() => undefined);
    renderProviders({
      'GET /v2/practitioners': ({ query }: { query: Record<string, string> }) =>
        query.registered === 'true' ? pagedResponse([]) : waiting,
    });
    expect(await screen.findByRole('tab', { name: 'Current Users (0)' })).toBeVisible();
    expect(tabNames()).toEqual(['Current Users (0)', 'Invited Users']);
  });

  it('ORG-17 show no number on a tab when it cannot be loaded', async () => {
    const { user, answering } = renderProviders({ 'GET /v2/practitioners': errorResponse(500) });
    expect(await screen.findByText('The providers could not be loaded.')).toBeVisible();
    expect(tabNames()).toEqual(['Current Users', 'Invited Users']);
    answering['GET /v2/practitioners'] = pagedResponse([kim]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tab', { name: 'Current Users (1)' })).toBeVisible();
  });

  it('ORG-29 ORG-21 OPEN-112 are listed under Invited Users until they register, and can be invited again after a confirmation', async () => {
    let send: (answer: readonly [number, object]) => void = () => undefined;
    const { user, sent } = renderProviders({
      'POST /v2/practitioners/10/resend-invite': () => new Promise((answer) => (send = answer)),
    });
    await user.click(await screen.findByRole('tab', { name: 'Invited Users (1)' }));
    await user.click(await screen.findByRole('button', { name: 'Resend invite to Ina Vite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Resend Invite' }));
    expect(dialog.getByText(/Ina Vite/)).toBeVisible();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Resend Invite' }));
    expect(dialog.getByRole('button', { name: 'Resend Invite' })).toBeDisabled();
    send([202, { done: true }]);
    expect(await screen.findByText('New invite sent to Ina Vite.')).toBeVisible();
  });

  it('ORG-29 are marked if their invite could not be sent', async () => {
    const { user } = renderProviders({
      'GET /v2/practitioners': ({ query }: { query: Record<string, string> }) =>
        query.registered === 'true'
          ? pagedResponse([kim], 17)
          : pagedResponse([
              { ...invited, inviteFailed: true },
              { ...invited, id: 11, lastName: 'Later', inviteFailed: false },
            ]),
    });
    await user.click(await screen.findByRole('tab', { name: 'Invited Users (2)' }));
    const rowOf = async (name: string) => within((await screen.findByText(name)).closest<HTMLElement>('[role=row]')!);
    expect((await rowOf('Ina Vite')).getByText('The invite could not be sent.')).toBeVisible();
    expect((await rowOf('Ina Later')).queryByText('The invite could not be sent.')).not.toBeInTheDocument();
  });

  it('ORG-22 OPEN-112 are deleted after a confirmation by name; a rejection says why', async () => {
    const { user } = renderProviders({
      'DELETE /v2/practitioners/9': errorResponse(409, 'The last admin cannot be removed.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Wes Kim' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Provider' }));
    expect(dialog.getByText('Delete Wes Kim? They will lose access immediately.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete Provider' }));
    expect(await screen.findByText('The last admin cannot be removed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ORG-20 are edited inline: role and locations', async () => {
    const { user, sent } = renderProviders({ 'PATCH /v2/practitioners/9': [200, kim] });
    await user.click(await screen.findByRole('button', { name: 'Edit Wes Kim' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Admin');
    await user.click(await screen.findByRole('checkbox', { name: 'Lakeside' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes to Wes Kim saved.')).toBeVisible();
    const saved = sent.find(({ method }) => method === 'PATCH');
    expect(saved?.body).toEqual({ role: 'PORTAL_PROVIDER_ADMIN', locationIds: [3, 4] });
    expect(saved?.headers.get('if-match')).toBe('6');
  });

  const editing = async (given: object, viewer = clinicAdmin) => {
    const opened = renderProviders(given, viewer);
    await opened.user.click(await screen.findByRole('button', { name: 'Edit Wes Kim' }));
    return opened;
  };

  it('ORG-20 ORG-28 are not saved as Provider without a location, and the error is beside the locations', async () => {
    const { user, sent } = await editing({ 'PATCH /v2/practitioners/9': [200, kim] });
    await user.click(await screen.findByRole('checkbox', { name: 'Harbor' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Location(s) are required')).toBeVisible();
    expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);
    await user.click(screen.getByRole('checkbox', { name: 'Lakeside' }));
    expect(screen.queryByText('Location(s) are required')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes to Wes Kim saved.')).toBeVisible();
  });

  it('ORG-20 report that the locations cannot be loaded, and load them again', async () => {
    const { user, answering } = await editing({ 'GET /v2/locations': errorResponse(500) });
    const choice = within(screen.getByRole('group', { name: 'Location(s)' }));
    expect(await choice.findByText('Unable to get locations')).toBeVisible();
    answering['GET /v2/locations'] = pagedResponse([{ id: 4, name: 'Lakeside' }]);
    await user.click(choice.getByRole('button', { name: 'Try again' }));
    expect(await choice.findByRole('checkbox', { name: 'Lakeside' })).toBeVisible();
    expect(choice.queryByText('Unable to get locations')).toBeNull();
  });

  it('ORG-20 are edited with the keyboard, which returns to the button that started the edit', async () => {
    const { user } = await editing({});
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Role' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Wes Kim' })).toHaveFocus());
  });

  const lee = { ...kim, id: 11, firstName: 'Ann', lastName: 'Lee', email: 'ann@northside.example' };
  const both = { 'GET /v2/practitioners': pagedResponse([kim, lee]) };

  it('ORG-20 are edited one after the other: what was changed in a row is given up only when confirmed', async () => {
    const { user } = await editing(both);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Admin');
    await user.click(screen.getByRole('button', { name: 'Edit Ann Lee' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard Changes' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveDisplayValue('Admin');
    await user.click(screen.getByRole('button', { name: 'Edit Ann Lee' }));
    await user.click(await screen.findByRole('button', { name: 'Discard Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveDisplayValue('Provider');
    expect(screen.getByRole('button', { name: 'Edit Wes Kim' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Wes Kim' }));
    expect(screen.getByRole('button', { name: 'Edit Ann Lee' })).toBeVisible();
  });

  it('ORG-20 are not edited while another row is being saved', async () => {
    let send: (answer: readonly [number, object]) => void = () => undefined;
    const { user } = await editing({
      ...both,
      'PATCH /v2/practitioners/9': () => new Promise((answer) => (send = answer)),
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('button', { name: 'Edit Ann Lee' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Edit Ann Lee' })).toBeDisabled();
    send([200, kim]);
    expect(await screen.findByText('Changes to Wes Kim saved.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Ann Lee' }));
    expect(screen.getByRole('combobox', { name: 'Role' })).toBeVisible();
  });

  it('ORG-20 return the focus to the button that started the edit once it is saved', async () => {
    const { user } = await editing({ ...both, 'PATCH /v2/practitioners/9': [200, kim] });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Wes Kim' })).toHaveFocus());
  });

  it('ORG-20 show what another admin saved before they can be edited again', async () => {
    const moved = { ...kim, locations: [{ id: 4, name: 'Lakeside' }], locationIds: [4], version: 7 };
    let stored = kim;
    const { user, sent } = await editing({
      'GET /v2/practitioners': ({ query }: { query: Record<string, string> }) =>
        query.registered === 'true' ? pagedResponse([stored]) : pagedResponse([]),
      'PATCH /v2/practitioners/9': () => {
        if (stored === moved) return [200, moved];
        stored = moved;
        return errorResponse(412, 'Someone else changed this in the meantime.', { current: moved });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Someone else changed this after you opened it.')).toBeVisible();
    const change = (await screen.findByText('Lakeside', { selector: 'li span' })).closest('li');
    expect(change).toHaveTextContent(/^Location\(s\): changed from “Harbor” to “Lakeside”\.$/);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Use the saved version' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes to Wes Kim saved.')).toBeVisible();
    expect(sent.findLast(({ method }) => method === 'PATCH')?.body).toEqual({ role: kim.role, locationIds: [4] });
    expect(sent.findLast(({ method }) => method === 'PATCH')?.headers.get('if-match')).toBe('7');
  });

  it('ORG-20 keep the edit that a user made when another admin has saved the provider', async () => {
    const moved = { ...kim, locations: [{ id: 4, name: 'Lakeside' }], locationIds: [4], version: 7 };
    const { user, sent, answering } = await editing({
      'PATCH /v2/practitioners/9': errorResponse(412, 'Someone else changed this.', { current: moved }),
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Admin');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Keep my changes' }));
    answering['PATCH /v2/practitioners/9'] = [200, kim];
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes to Wes Kim saved.')).toBeVisible();
    const saved = sent.findLast(({ method }) => method === 'PATCH');
    expect(saved?.body).toEqual({ role: 'PORTAL_PROVIDER_ADMIN', locationIds: [3] });
    expect(saved?.headers.get('if-match')).toBe('7');
  });

  it('ORG-20 A4 see the portal of the new role after changing their own', async () => {
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    const { user } = await editing({ 'PATCH /v2/practitioners/9': [200, kim] }, { ...clinicAdmin, practitionerId: 9 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(reload).toHaveBeenCalled());
  });

  it('ORG-22 disappear from the list when another admin has already deleted them', async () => {
    let there = [kim];
    const { user } = renderProviders({
      'GET /v2/practitioners': () => pagedResponse(there),
      'DELETE /v2/practitioners/9': () => {
        there = [];
        return errorResponse(404, 'Provider not found.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Wes Kim' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete Provider' })).getByRole('button', {
        name: 'Delete Provider',
      }),
    );
    expect(await screen.findByText('Provider not found.')).toBeVisible();
    expect(await screen.findByText('No users added yet.')).toBeVisible();
  });

  it('ORG-23 say when there are none', async () => {
    renderProviders({ 'GET /v2/practitioners': pagedResponse([]) });
    expect(await screen.findByText('No users added yet.')).toBeVisible();
  });

  it('OPEN-109 have the actions that the server allows, and Add Provider for those who may manage the team', async () => {
    const none = { edit: false, remove: false, resendInvite: false };
    renderProviders(
      { 'GET /v2/practitioners': pagedResponse([{ ...kim, may: none }]) },
      { ...clinicAdmin, role: 'PORTAL_PRACTITIONER', groups: ['PORTAL_PRACTITIONER'] },
    );
    await screen.findByText('Wes Kim');
    for (const name of ['Add Provider', 'Edit Wes Kim', 'Delete Wes Kim'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
