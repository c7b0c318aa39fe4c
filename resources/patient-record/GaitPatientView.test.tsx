import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../../src/testing/openFeature.tsx';
import { newest, older, OLDER, open, SESSIONS, type Answers } from './gaitDesk.ts';

describe('Patient View', () => {
  async function view(section: 'activity' | 'progress' = 'activity', answers: Answers = {}) {
    const opened = open(section, answers);
    await opened.user.click(await screen.findByRole('button', { name: 'Patient View' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Gait results of Ada Lovelace' }));
    const zoom = () => dialog.getByRole('status').textContent;
    return { ...opened, dialog, zoom };
  }

  it('REC-32 CONST-09 shows the newest session to the patient without the comment, or another one', async () => {
    const { user, dialog } = await view();
    expect(dialog.getByText('1.13 m/s')).toBeInTheDocument();
    expect(dialog.getByText('26°')).toBeInTheDocument();
    expect(dialog.queryByText('New shoes.')).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Session'), '10/01/2026, 10:00 AM');
    expect(dialog.getByText('0.70 m/s')).toBeInTheDocument();
    expect(dialog.getByText(OLDER)).toBeInTheDocument();
  });

  it('REC-32 tells the patient in plain words how the speed compares', async () => {
    const { dialog } = await view();
    expect(
      dialog.getByText(
        'You walk faster than on 10/01/2026. The difference is larger than such measurements vary by chance. ' +
          'On that day the speed was measured in another way.',
      ),
    ).toBeInTheDocument();
    expect(dialog.queryByText(/MDC95|Steffen|published/)).not.toBeInTheDocument();
  });

  it('ENT-037 tells the patient with what help the walk before was', async () => {
    const { session, ...rest } = older;
    const walker = { ...rest, session: { ...session, meta: { ...session.meta, assistanceOption: 'WALKER' as const } } };
    const { dialog } = await view('activity', { [`GET ${SESSIONS}`]: pageOf([newest, walker]) });
    expect(dialog.getByText(/On that day you walked with a walker\./)).toBeInTheDocument();
  });

  it('REC-33 starts at 110% and zooms in steps of 10% by buttons and keys', async () => {
    const { user, dialog, zoom } = await view();
    expect(zoom()).toBe('Zoom 110%');
    await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
    expect(zoom()).toBe('Zoom 120%');
    await user.keyboard('+');
    expect(zoom()).toBe('Zoom 130%');
    await user.keyboard('--');
    expect(zoom()).toBe('Zoom 110%');
    await user.click(dialog.getByRole('button', { name: 'Zoom out' }));
    expect(zoom()).toBe('Zoom 100%');
    fireEvent.keyDown(dialog.getByRole('button', { name: 'Zoom in' }), { key: '+', ctrlKey: true });
    expect(zoom()).toBe('Zoom 100%');
  });

  it('OPEN-069 ends at 50% and at 200%, where its buttons are disabled', async () => {
    const { user, dialog, zoom } = await view();
    const [smaller, larger] = ['Zoom out', 'Zoom in'].map((name) => dialog.getByRole('button', { name }));
    for (let press = 0; press < 12; press++) await user.click(larger!);
    expect(zoom()).toBe('Zoom 200%');
    expect(larger).toHaveAttribute('aria-disabled', 'true');
    expect(smaller).toHaveAttribute('aria-disabled', 'false');
    for (let press = 0; press < 18; press++) await user.click(smaller!);
    expect(zoom()).toBe('Zoom 50%');
    expect(smaller).toHaveAttribute('aria-disabled', 'true');
  });

  it('REC-32 closes by Escape with the focus back on its button, and forgets the zoom', async () => {
    const { user, dialog } = await view('progress');
    expect(await dialog.findByRole('img', { name: /^Gait Speed over 2 sessions/ })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Patient View' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Patient View' }));
    expect(within(await screen.findByRole('dialog')).getByRole('status')).toHaveTextContent('Zoom 110%');
  });
});
