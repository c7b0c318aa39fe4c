import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pagedResponse } from '../../tests/component/renderFeature.tsx';
import { invited, renderProviders } from './fixtures.tsx';

describe('Add Provider', () => {
  it('ORG-19 ORG-24 ORG-25 ORG-26 ORG-27 OPEN-110 says what is missing', async () => {
    const { user, sent } = renderProviders();
    await user.click(await screen.findByRole('button', { name: 'Add Provider' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Provider' }));
    await user.click(dialog.getByRole('button', { name: 'Add Provider' }));
    for (const message of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Role is required',
    ]) {
      expect(await dialog.findByText(message)).toBeVisible();
    }
    await user.type(dialog.getByLabelText('Email'), 'ina@northside');
    expect(await dialog.findByText('Email must be valid.')).toBeVisible();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('ORG-19 shows that the locations are loading', async () => {
    const { user } = renderProviders({ 'GET /v2/locations': () => new Promise(() => undefined) });
    await user.click(await screen.findByRole('button', { name: 'Add Provider' }));
    const choice = within(await screen.findByRole('group', { name: 'Location(s)' }));
    expect(choice.getByRole('status')).toHaveTextContent('Loading');
  });

  it('ORG-19 ORG-28 tells an organization without locations where to add them', async () => {
    const { user } = renderProviders({ 'GET /v2/locations': pagedResponse([]) });
    await user.click(await screen.findByRole('button', { name: 'Add Provider' }));
    const choice = within(await screen.findByRole('group', { name: 'Location(s)' }));
    expect(
      await choice.findByText('Your organization has no locations yet. Add them under Organization Details.'),
    ).toBeVisible();
    expect(choice.queryByRole('status')).toBeNull();
  });

  it('ORG-28 requires a location for a Provider, none for an Admin', async () => {
    const { user, sent } = renderProviders({ 'POST /v2/practitioners': [201, invited] });
    await user.click(await screen.findByRole('button', { name: 'Add Provider' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Provider' }));
    await user.type(dialog.getByLabelText('First Name'), 'Ina');
    await user.type(dialog.getByLabelText('Last Name'), 'Vite');
    await user.type(dialog.getByLabelText('Email'), 'ina@northside.example');
    await user.selectOptions(dialog.getByLabelText('Role'), 'Provider');
    await user.click(dialog.getByRole('button', { name: 'Add Provider' }));
    expect(await dialog.findByText('Location(s) are required')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Role'), 'Admin');
    await user.click(dialog.getByRole('button', { name: 'Add Provider' }));
    expect(await screen.findByText('Invite sent to ina@northside.example.')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      firstName: 'Ina',
      lastName: 'Vite',
      email: 'ina@northside.example',
      role: 'PORTAL_PROVIDER_ADMIN',
      locationIds: [],
    });
  });
});
