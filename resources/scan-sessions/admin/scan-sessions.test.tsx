import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildMenu } from '../../../src/ui/plugin.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../../tests/component/people.ts';
import { scanSessions } from './plugin.tsx';
import { renderSessions, pages, walked } from './fixtures.ts';

it('SEC-09 SHELL-36 the scan sessions are for the two kinds of vendor staff only', () => {
  for (const viewer of [vendorAdmin, vendorSupport]) {
    expect(buildMenu(viewer, [scanSessions])).toMatchObject([
      { label: 'adminMenu.scan', children: [{ to: '/admin/scan/sessions/' }] },
    ]);
  }
  expect(buildMenu(clinicAdmin, [scanSessions])).toEqual([]);
});

describe('the table', () => {
  it('ASCAN-01 ASCAN-13 ASCAN-14 ASCAN-17 ASCAN-19 SHELL-36 shows each session', async () => {
    renderSessions();
    const row = within((await screen.findByText('77e5...c307')).closest('tr')!);
    expect(screen.getByRole('link', { name: 'Sessions' })).toHaveAttribute('href', '/admin/scan/sessions/');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Organization',
      'Location',
      'Assessment',
      'Provider',
      'Created',
      'UUID',
      'UID',
      'Action',
    ]);
    for (const text of ['Harbor Balance', 'Pier', 'Ana Ruiz', '11/20/2026, 09:05 AM PST', 'Archived'])
      expect(row.getByText(text)).toBeVisible();
    expect(await row.findByText('Gait')).toBeVisible();
    expect(row.getByText(/P-50018/)).toBeVisible();
    const other = within(screen.getByText('beef...cafe').closest('tr')!);
    expect(other.getByText('No pose logs available')).toBeVisible();
    expect(other.queryByRole('button', { name: 'Details' })).toBeNull();
  });

  it('exports dates in the time zone of the page, that of the location, with its name in a second column', async () => {
    const written: Blob[] = [];
    const createObjectURL = (file: Blob) => (written.push(file), 'blob:csv');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = renderSessions();
    expect(await screen.findByText('77e5...c307')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(written).toHaveLength(1));
    const [head, first] = (await written[0]!.text()).replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('Organization,Location,Assessment,Provider,Created,Created: Time Zone,UUID,UID');
    // 17:05 UTC.
    expect(first).toContain(',2026-11-20 09:05:00,America/Los_Angeles,');
  });

  it('ASCAN-24 CONST-09 rounds the results of its column, and of its file, as the details do', async () => {
    const written: Blob[] = [];
    const createObjectURL = (file: Blob) => (written.push(file), 'blob:csv');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { session } = walked;
    const results = [
      { id: 'distance', name: 'Distance', value: 9.2, units: 'in' },
      { id: 'time', name: 'Time', value: null, units: 's' },
    ];
    const { user } = renderSessions({
      [`GET ${pages}`]: pagedResponse([{ ...walked, session: { ...session, data: { ...session.data, results } } }]),
    });
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Results' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Distance: 9.20 in; Time: -')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(written).toHaveLength(1));
    expect(await written[0]!.text()).toContain('Distance: 9.20 in; Time: -');
    localStorage.clear();
  });

  it('ASCAN-16 ASCAN-18 shows the whole UUID and the date of archiving on hover', async () => {
    const { user } = renderSessions();
    await user.hover(await screen.findByText('77e5...c307'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(walked.sessionUUID);
    await user.hover(screen.getByText('Archived'));
    expect(await screen.findByText('11/10/2026, 09:00 AM PST')).toBeVisible();
  });

  it('ASCAN-15 ERR-34 copies the UUID', async () => {
    const { user } = renderSessions();
    await user.click(await screen.findByRole('button', { name: `Copy UUID ${walked.sessionUUID}` }));
    expect(await screen.findByText('Copied UUID.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(walked.sessionUUID);
  });

  it('ASCAN-23 ASCAN-24 shows the details of a session', async () => {
    const { user } = renderSessions();
    await user.click(await screen.findByRole('button', { name: 'Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Session Details/ }));
    for (const text of [
      'Harbor Balance',
      'Pier',
      'Ana Ruiz',
      walked.sessionUUID,
      '11/20/2026, 09:05 AM PST',
      '11/20/2026, 10:00 AM PST',
      'Gait',
      'Gait Speed',
      '1.12',
      'm/s',
      '71',
      'Female',
    ]) {
      expect(dialog.getByText(text)).toBeVisible();
    }
  });

  it('ASCAN-24 CONST-09 rounds results to two decimals, degrees to none', async () => {
    const { session } = walked;
    const results = [
      { id: 'speed', name: 'Gait Speed', value: 1.1, units: 'm/s' },
      { id: 'angle', name: 'Knee Flexion', value: 45.6, units: 'degrees' },
      { id: 'time', name: 'Time', value: null, units: 's' },
    ];
    const { user } = renderSessions({
      [`GET ${pages}`]: pagedResponse([{ ...walked, session: { ...session, data: { ...session.data, results } } }]),
    });
    await user.click(await screen.findByRole('button', { name: 'Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Session Details/ }));
    const cells = dialog
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[1]!.textContent);
    expect(cells).toEqual(['1.10', '46', '-']);
  });

  it('ASCAN-24 shows the details of a session without results, of an unknown person', async () => {
    const { session } = walked;
    const nothing = { ...session, data: { ...session.data, results: [] }, meta: { demographics: null } };
    const { user } = renderSessions({
      [`GET ${pages}`]: pagedResponse([{ ...walked, session: nothing, practitioner: null, participant: null }]),
    });
    await user.click(await screen.findByRole('button', { name: 'Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Session Details/ }));
    expect(dialog.getByText('This session has no results.')).toBeVisible();
    expect(dialog.queryByRole('table')).toBeNull();
    for (const name of ['Provider', 'Age', 'Sex'])
      expect(dialog.getByText(name, { selector: 'dt' }).nextElementSibling).toHaveTextContent('-');
  });

  it('ASCAN-22 API-27 API-29 downloads the log by its signed link', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:log', revokeObjectURL: () => undefined }));
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user, sent } = renderSessions({
      'GET /v2/admin/scan/sessions/11/pose-log/signed-url': [200, { url: '/api/v2/artifacts?key=k' }],
      'GET /v2/artifacts': [200, { frames: [] }],
    });
    await user.click(await screen.findByRole('button', { name: 'Log' }));
    await waitFor(() => expect(saved).toEqual([`${walked.sessionUUID}-pose-log.json`]));
    expect(sent.some(({ path }) => path === '/v2/artifacts')).toBe(true);
  });

  it('ERR-36 shows an alert with the message when the link cannot be loaded', async () => {
    const { user } = renderSessions({
      'GET /v2/admin/scan/sessions/11/pose-log/signed-url': errorResponse(404, 'This recording is gone.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Log' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This recording is gone.');
  });
});
