import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page } from '../../src/navigation/reload.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { pageOf } from '../../src/testing/openFeature.tsx';
import { clinicAdmin } from '../../src/testing/people.ts';
import { invited, kim, open } from './openProviders.tsx';

describe('the providers', () => {
  it('ORG-03 ORG-17 ORG-18 stand under Current Users with their number, name, email, role and location', async () => {
    open();
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

  it('ORG-29 have their tab, order and page in the address, where a link finds them', async () => {
    const { user, sent } = open({}, undefined, '?filter={"registered":false}&sort=email&order=DESC');
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

  it('ORG-17 have saved filters, kept of the tab that is shown and opened by link', async () => {
    const { user, sent } = open(
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

  it('ORG-17 the tabs say no number before it is known', async () => {
    const waiting = new Promise<never>(() => undefined);
    open({
      'GET /v2/practitioners': ({ query }: { query: Record<string, string> }) =>
        query.registered === 'true' ? pageOf([]) : waiting,
    });
    expect(await screen.findByRole('tab', { name: 'Current Users (0)' })).toBeVisible();
    expect(tabNames()).toEqual(['Current Users (0)', 'Invited Users']);
  });

  it('ORG-17 the tabs say no number that could not be had', async () => {
    const { user, answering } = open({ 'GET /v2/practitioners': refused(500) });
    expect(await screen.findByText('The providers could not be loaded.')).toBeVisible();
    expect(tabNames()).toEqual(['Current Users', 'Invited Users']);
    answering['GET /v2/practitioners'] = pageOf([kim]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tab', { name: 'Current Users (1)' })).toBeVisible();
  });

  it('ORG-29 ORG-21 OPEN-112 those who have not registered are under Invited Users, where the invite is sent again after a question', async () => {
    let send: (answer: readonly [number, object]) => void = () => undefined;
    const { user, sent } = open({
      'POST /v2/practitioners/10/resend-invite': () => new Promise((answer) => (send = answer)),
    });
    await user.click(await screen.findByRole('tab', { name: 'Invited Users (1)' }));
    await user.click(await screen.findByRole('button', { name: 'Resend invite of Ina Vite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Resend Invite' }));
    expect(dialog.getByText(/Ina Vite/)).toBeVisible();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Resend Invite' }));
    expect(dialog.getByRole('button', { name: 'Resend Invite' })).toBeDisabled();
    send([202, { done: true }]);
    expect(await screen.findByText('A new invite is on its way to Ina Vite.')).toBeVisible();
  });

  it('ORG-29 an invited provider whose invite could not be sent is marked so, others are not', async () => {
    const { user } = open({
      'GET /v2/practitioners': ({ query }: { query: Record<string, string> }) =>
        query.registered === 'true'
          ? pageOf([kim], 17)
          : pageOf([
              { ...invited, inviteFailed: true },
              { ...invited, id: 11, lastName: 'Later', inviteFailed: false },
            ]),
    });
    await user.click(await screen.findByRole('tab', { name: 'Invited Users (2)' }));
    const rowOf = async (name: string) => within((await screen.findByText(name)).closest<HTMLElement>('[role=row]')!);
    expect((await rowOf('Ina Vite')).getByText('The invite could not be sent.')).toBeVisible();
    expect((await rowOf('Ina Later')).queryByText('The invite could not be sent.')).not.toBeInTheDocument();
  });

  it('ORG-22 OPEN-112 deletes after a question naming the person; a refusal says why', async () => {
    const { user } = open({ 'DELETE /v2/practitioners/9': refused(409, 'The last admin cannot be removed.') });
    await user.click(await screen.findByRole('button', { name: 'Delete Wes Kim' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Provider' }));
    expect(dialog.getByText('Delete Wes Kim? They lose access at once.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete Provider' }));
    expect(await screen.findByText('The last admin cannot be removed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ORG-20 are edited inline: role and locations', async () => {
    const { user, sent } = open({ 'PATCH /v2/practitioners/9': [200, kim] });
    await user.click(await screen.findByRole('button', { name: 'Edit Wes Kim' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Admin');
    await user.click(await screen.findByRole('checkbox', { name: 'Lakeside' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Wes Kim was updated.')).toBeVisible();
    const saved = sent.find(({ method }) => method === 'PATCH');
    expect(saved?.body).toEqual({ role: 'PORTAL_PROVIDER_ADMIN', locationIds: [3, 4] });
    expect(saved?.headers.get('if-match')).toBe('6');
  });

  const editing = async (given: object, viewer = clinicAdmin) => {
    const opened = open(given, viewer);
    await opened.user.click(await screen.findByRole('button', { name: 'Edit Wes Kim' }));
    return opened;
  };

  it('ORG-20 ORG-28 a Provider without a location is not saved, and it says so beside the locations', async () => {
    const { user, sent } = await editing({ 'PATCH /v2/practitioners/9': [200, kim] });
    await user.click(await screen.findByRole('checkbox', { name: 'Harbor' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Location(s) are required')).toBeVisible();
    expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);
    await user.click(screen.getByRole('checkbox', { name: 'Lakeside' }));
    expect(screen.queryByText('Location(s) are required')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Wes Kim was updated.')).toBeVisible();
  });

  it('ORG-20 says that the locations cannot be had, and tries again', async () => {
    const { user, answering } = await editing({ 'GET /v2/locations': refused(500) });
    const choice = within(screen.getByRole('group', { name: 'Location(s)' }));
    expect(await choice.findByText('Unable to get locations')).toBeVisible();
    answering['GET /v2/locations'] = pageOf([{ id: 4, name: 'Lakeside' }]);
    await user.click(choice.getByRole('button', { name: 'Try again' }));
    expect(await choice.findByRole('checkbox', { name: 'Lakeside' })).toBeVisible();
    expect(choice.queryByText('Unable to get locations')).toBeNull();
  });

  it('ORG-20 is edited with the keyboard, which comes back to where it began', async () => {
    const { user } = await editing({});
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Role' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Wes Kim' })).toHaveFocus());
  });

  it('ORG-20 shows what another admin has made of the row before it is changed again', async () => {
    const moved = { ...kim, locations: [{ id: 4, name: 'Lakeside' }], locationIds: [4], version: 7 };
    let stored = kim;
    const { user, sent } = await editing({
      'GET /v2/practitioners': ({ query }: { query: Record<string, string> }) =>
        query.registered === 'true' ? pageOf([stored]) : pageOf([]),
      'PATCH /v2/practitioners/9': () => {
        if (stored === moved) return [200, moved];
        stored = moved;
        return refused(412, 'Somebody else has changed this in the meantime.', { current: moved });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Somebody else has changed this in the meantime.')).toBeVisible();
    expect(await screen.findByText('Lakeside')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Wes Kim' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Wes Kim was updated.')).toBeVisible();
    expect(sent.findLast(({ method }) => method === 'PATCH')?.headers.get('if-match')).toBe('7');
  });

  it('ORG-20 A4 whoever changes the own role sees the portal of the new one', async () => {
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    const { user } = await editing({ 'PATCH /v2/practitioners/9': [200, kim] }, { ...clinicAdmin, practitionerId: 9 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(reload).toHaveBeenCalled());
  });

  it('ORG-22 a provider whom another admin was faster to delete is gone from the list', async () => {
    let there = [kim];
    const { user } = open({
      'GET /v2/practitioners': () => pageOf(there),
      'DELETE /v2/practitioners/9': () => {
        there = [];
        return refused(404, 'Provider not found.');
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

  it('ORG-23 says when there are none', async () => {
    open({ 'GET /v2/practitioners': pageOf([]) });
    expect(await screen.findByText('No users added yet.')).toBeVisible();
  });

  it('OPEN-109 offers what the server allows, and Add Provider to those who may manage the team', async () => {
    const none = { edit: false, remove: false, resendInvite: false };
    open(
      { 'GET /v2/practitioners': pageOf([{ ...kim, may: none }]) },
      { ...clinicAdmin, role: 'PORTAL_PRACTITIONER', groups: ['PORTAL_PRACTITIONER'] },
    );
    await screen.findByText('Wes Kim');
    for (const name of ['Add Provider', 'Edit Wes Kim', 'Delete Wes Kim'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
