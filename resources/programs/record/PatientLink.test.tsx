import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PatientLink } from '../../../contract/patient-link/patient-link.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { ada, buildRecord } from '../../../tests/component/patientRecords.ts';
import { renderFeature } from '../../../tests/component/renderFeature.tsx';
import { patientRecord } from '../../patients/record/plugin.tsx';

const url = 'http://portal.clinic.test/p/00xb6r-9bej3-p1h4d-nxyhg-fa5fv';
const link: PatientLink = {
  url,
  obstacle: null,
  devices: [
    { id: 3, label: 'iPhone', pairedAt: '2026-11-20T15:00:00.000Z', openedAt: '2026-11-23T14:00:00.000Z' },
    { id: 2, label: 'Android tablet', pairedAt: '2026-11-19T15:00:00.000Z', openedAt: null },
  ],
};
const path = `/v2/patients/${ada.id}/link`;

const openDialog = async (answers: Record<string, unknown> = {}, change: object = {}) => {
  const record = buildRecord({ ...change });
  const page = renderFeature(patientRecord, `/patients/${ada.id}?dialog=patient-link`, {
    answers: {
      [`GET /v2/patients/${ada.id}`]: [200, record],
      [`GET ${path}`]: [200, link],
      ...answers,
    } as never,
  });
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Patient link' })) };
};

describe('the personal link of a patient, in the record', () => {
  it('PTL-01 shows its address, its QR code, and the devices with when they were last opened', async () => {
    const { dialog, user } = await openDialog();
    expect(await dialog.findByText(url)).toBeVisible();
    expect(dialog.getByTitle('QR code of the patient link')).toBeInTheDocument();
    const [phone, tablet] = within(dialog.getByRole('list', { name: 'Connected devices' })).getAllByRole('listitem');
    expect(phone).toHaveTextContent(/^iPhoneConnected .*Last opened/);
    expect(tablet).toHaveTextContent(/Never opened/);
    await user.click(dialog.getByRole('button', { name: 'Copy Link' }));
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it('PTL-05 PTL-50 is reached without a program as well, and so are the reminders', async () => {
    const { user } = renderFeature(patientRecord, `/patients/${ada.id}`, {
      answers: {
        [`GET /v2/patients/${ada.id}`]: [200, buildRecord({ health: { heps: [] } })],
        [`GET ${path}`]: [200, link],
      } as never,
    });
    const menu = await screen.findByRole('button', { name: 'More program actions' });
    await user.click(menu);
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Patient link', 'Reminders']);
    await user.click(items[0]!);
    expect(await screen.findByRole('button', { name: 'Disconnect iPhone' })).toBeVisible();
  });

  it('PTL-60 offers to see what the patient sees, in another tab', async () => {
    const { dialog } = await openDialog();
    const preview = await dialog.findByRole('link', { name: /^See what the patient sees/ });
    expect(preview).toHaveAttribute('href', `/p/preview/${ada.id}`);
    expect(preview).toHaveAttribute('target', '_blank');
  });

  it.each([
    ['NO_DATE_OF_BIRTH', /^Add the patient’s date of birth/],
    ['NOT_IN_CARE', /^The patient is discharged/],
    ['BLOCKED', /^Three wrong dates of birth were entered/],
  ])('PTL-01 says instead why it opens nothing: %s', async (obstacle, text) => {
    const { dialog } = await openDialog({ [`GET ${path}`]: [200, { ...link, obstacle, devices: [] }] });
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.queryByText(url)).toBeNull();
    expect(dialog.getByText('No device is connected yet.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Email Link' })).toBeDisabled();
  });

  it('PTL-04 is replaced after the reader has seen what that means', async () => {
    const { dialog, user, sent } = await openDialog({ [`POST ${path}/renewals`]: [201, link] });
    await user.click(await dialog.findByRole('button', { name: 'New Link' }));
    expect(
      dialog.getByText('The current link and an open invite will stop working. Connected devices stay connected.'),
    ).toBeVisible();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Replace Link' }));
    expect(await screen.findByText('The link was replaced.')).toBeVisible();
  });

  it('PTL-05 PTL-08 disconnects a device and mails the link, and says what the server refuses', async () => {
    const { dialog, user, sent } = await openDialog({
      [`DELETE /v2/patients/${ada.id}/devices/2`]: [204],
      [`POST ${path}/emails`]: errorResponse(409, 'The patient has no email address.'),
    });
    await user.click(await dialog.findByRole('button', { name: 'Disconnect Android tablet' }));
    expect(await screen.findByText('The device was disconnected.')).toBeVisible();
    expect(sent).toContainEqual(
      expect.objectContaining({ method: 'DELETE', path: `/v2/patients/${ada.id}/devices/2` }),
    );
    await user.click(dialog.getByRole('button', { name: 'Email Link' }));
    expect(await screen.findByText('The patient has no email address.')).toBeVisible();
  });
});
