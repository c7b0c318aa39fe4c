import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { buildWalk } from '../../../tests/component/gaitUser.ts';
import { newest, older, OLDER, renderGaitRecord, record, session, SESSIONS, type Answers } from './fixtures.ts';

/** Measured like the newest one. */
const before = { ...older, sessionSchema: 'GAIT-SA-2' as const };
const alike = { [`GET ${SESSIONS}`]: pagedResponse([newest, before]) };
const { productData } = record;
const afterStroke = {
  ...record,
  productData: { ...productData, gait: { ...productData.gait, condition: 'STROKE' as const } },
};

describe('Patient View', () => {
  async function view(section: 'activity' | 'progress' = 'activity', answers: Answers = {}) {
    const opened = renderGaitRecord(section, answers);
    await opened.user.click(await screen.findByRole('button', { name: 'Patient View' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Gait results for Ada Lovelace' }));
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

  it('REC-32 compares the speed in plain words for the patient', async () => {
    const { dialog } = await view('activity', { ...alike, 'GET /v2/patients/12': [200, afterStroke] });
    expect(
      dialog.getByText(
        'You are walking faster than on 10/01/2026. The difference is larger than chance would explain.',
      ),
    ).toBeInTheDocument();
    expect(dialog.queryByText(/MDC95|Steffen|published/)).not.toBeInTheDocument();
  });

  it('REC-32 reports no real change between two ways of measuring, nor by the errors of other populations', async () => {
    const recorded = session(1, '2026-10-27T16:00:00Z', 1.27, { ...buildWalk('2026-10-27') }, { source: 'RECORDING' });
    const first = await view('activity', { [`GET ${SESSIONS}`]: pagedResponse([newest, recorded]) });
    expect(
      first.dialog.getByText(
        'On 10/27/2026 your speed was measured with a recording, this time with a device. The two cannot be compared.',
      ),
    ).toBeInTheDocument();
    expect(first.dialog.queryByText(/faster|slower/)).not.toBeInTheDocument();
    cleanup();
    const second = await view('activity', alike);
    expect(second.dialog.queryByText(/faster|slower/)).not.toBeInTheDocument();
  });

  it('ENT-037 names the assistance of the previous walk', async () => {
    const { session: walkSession, ...rest } = before;
    const walker = {
      ...rest,
      session: { ...walkSession, meta: { ...walkSession.meta, assistanceOption: 'WALKER' as const } },
    };
    const { dialog } = await view('activity', {
      'GET /v2/patients/12': [200, afterStroke],
      [`GET ${SESSIONS}`]: pagedResponse([newest, walker]),
    });
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
    await waitFor(() => expect(screen.getByRole('button', { name: 'Patient View' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Patient View' }));
    expect(within(await screen.findByRole('dialog')).getByRole('status')).toHaveTextContent('Zoom 110%');
  });
});
