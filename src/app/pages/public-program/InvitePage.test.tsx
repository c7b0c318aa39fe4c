import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp, visitor } from '../../../../tests/component/renderApp.tsx';

const open = (address: string) => renderApp(address, { answers: visitor });

describe('the page of a patient’s invite', () => {
  it('shows the code in letters and as a QR code, and sends no requests', async () => {
    const { calls, user } = open('/invite/?language=en#K7MW-3QXE');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your invite code' })).toBeVisible();
    expect(screen.getByText('K7MW-3QXE')).toBeVisible();
    expect(screen.getByTitle('QR code that opens this page on a phone')).toBeInTheDocument();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy Code' }));
    expect(writeText).toHaveBeenCalledWith('K7MW-3QXE');
    expect(await screen.findByText('Code copied')).toBeVisible();
    expect(JSON.stringify(calls())).not.toContain('K7MW');
  });

  it('OPEN-013 is in the language of the letter', async () => {
    open('/invite/?language=es#K7MW-3QXE');
    expect(await screen.findByRole('heading', { level: 1, name: 'Su código de invitación' })).toBeVisible();
  });

  it('OPEN-013 is in one language as a whole, and one press changes it to the other', async () => {
    const { user } = open('/invite/?language=es#K7MW-3QXE');
    expect(
      await screen.findByText('Software de inteligencia del movimiento para la empresa de salud moderna.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your invite code' })).toBeVisible();
    expect(screen.getByText('Motion intelligence software for the modern health enterprise.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Su código de invitación' })).toBeVisible();
  });

  it.each(['', '#', '#K7MW', '#K7MW-3QX0', '#K7MW-3QXE-K7MW'])(
    'reports that the address "%s" has no code',
    async (hash) => {
      open(`/invite/?language=en${hash}`);
      expect(await screen.findByRole('heading', { level: 1, name: 'This link has no code' })).toBeVisible();
      expect(screen.queryByTitle('QR code that opens this page on a phone')).not.toBeInTheDocument();
    },
  );
});
