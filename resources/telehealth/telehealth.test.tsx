import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildMenu } from '../../src/ui/plugin.ts';
import { expectedError } from '../../tests/component/fakeApi.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { telehealth } from './plugin.tsx';

const camera = (getUserMedia: (() => Promise<unknown>) | undefined) =>
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: getUserMedia && { getUserMedia } });
afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'));

it('OPEN-107 telehealth has no menu entry', () => {
  expect(buildMenu(clinicAdmin, [telehealth])).toEqual([]);
});

it('TELE-01 OPEN-107 /telehealth/ links to the three demos', async () => {
  renderFeature(telehealth, '/telehealth/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Telehealth' })).toBeVisible();
  const main = screen.getByRole('main');
  expect([...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/telehealth/hands/',
    '/telehealth/tremors/',
    '/telehealth/external-shoulder-rotation/',
  ]);
});

it.each([
  ['TELE-02', '/telehealth/hands/', 'Hands'],
  ['TELE-03', '/telehealth/tremors/', 'Tremors'],
  ['TELE-04', '/telehealth/external-shoulder-rotation/', 'External Shoulder Rotation'],
  ['TELE-05', '/demo/hands/', 'Hands'],
])('%s %s is the demo %s', async (_row, path, title) => {
  renderFeature(telehealth, path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start Camera' })).toBeVisible();
});

/** A camera that can be released and unplugged. */
function plugged() {
  const stop = vi.fn<() => void>();
  const track = Object.assign(new EventTarget(), { stop });
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  const getUserMedia = vi.fn<() => Promise<unknown>>(() => Promise.resolve(stream));
  camera(getUserMedia);
  return { getUserMedia, stop, unplug: () => track.dispatchEvent(new Event('ended')) };
}

describe('the camera', () => {
  // Without a camera and without joint detection.
  beforeEach(() => {
    expectedError.isMeant = true;
  });
  const failing = (name: string) => () => Promise.reject(new DOMException('', name));

  it('OPEN-107 starts only on request, without sound, and is released when stopped', async () => {
    const { getUserMedia, stop } = plugged();
    const { user, sent } = renderFeature(telehealth, '/telehealth/hands/');
    const start = await screen.findByRole('button', { name: 'Start Camera' });
    expect(getUserMedia).not.toHaveBeenCalled();
    await user.click(start);
    const preview = await screen.findByLabelText('Camera preview');
    expect(preview).toBeVisible();
    // Mirrored.
    expect(preview).toHaveStyle({ transform: 'scaleX(-1)' });
    expect(getUserMedia).toHaveBeenCalledWith({
      video: { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 30, max: 60 } },
      audio: false,
    });
    await user.click(screen.getByRole('button', { name: 'Stop Camera' }));
    expect(stop).toHaveBeenCalledOnce();
    expect(screen.queryByLabelText('Camera preview')).toBeNull();
    expect(sent.some(({ method }) => method !== 'GET')).toBe(false);
  });

  it.each([
    [
      'no camera',
      failing('NotFoundError'),
      'No camera was found. Connect one, or open this page on a phone or tablet.',
    ],
    ['a refusal', failing('NotAllowedError'), 'Camera access was denied. Allow it in the address bar and try again.'],
    [
      'a camera in use',
      failing('NotReadableError'),
      'The camera is in use by another app. Close that app and try again.',
    ],
    ['a browser without cameras', undefined, 'This browser cannot use a camera on this page.'],
  ])('OPEN-107 explains %s', async (_what, devices, message) => {
    camera(devices);
    const { user } = renderFeature(telehealth, '/telehealth/tremors/');
    await user.click(await screen.findByRole('button', { name: 'Start Camera' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('OPEN-107 reports when it is unplugged or no longer allowed, and can be started again', async () => {
    const { getUserMedia, unplug } = plugged();
    const { user } = renderFeature(telehealth, '/telehealth/hands/');
    await user.click(await screen.findByRole('button', { name: 'Start Camera' }));
    await screen.findByLabelText('Camera preview');
    act(() => void unplug());
    expect(screen.getByText(/^The camera was disconnected/)).toBeVisible();
    expect(screen.queryByLabelText('Camera preview')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start Camera' }));
    expect(await screen.findByLabelText('Camera preview')).toBeVisible();
    expect(getUserMedia).toHaveBeenCalledTimes(2);
  });

  it('OPEN-107 is turned off when the page is hidden, and released when it is left', async () => {
    const { stop } = plugged();
    const { user } = renderFeature(telehealth, '/telehealth/external-shoulder-rotation/');
    await user.click(await screen.findByRole('button', { name: 'Start Camera' }));
    await screen.findByLabelText('Camera preview');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    hidden.mockRestore();
    expect(stop).toHaveBeenCalledOnce();
    expect(screen.getByText(/^The camera turned off when you left this page/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start Camera' }));
    await screen.findByLabelText('Camera preview');
    cleanup();
    expect(stop).toHaveBeenCalledTimes(2);
  });

  it('OPEN-107 reports that joints cannot be detected, and tries again on request', async () => {
    plugged();
    const { user } = renderFeature(telehealth, '/telehealth/hands/');
    await user.click(await screen.findByRole('button', { name: 'Start Camera' }));
    // Workers are not available in tests.
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Motion tracking stopped unexpectedly. Try again.');
    expect(screen.getByRole('button', { name: 'Record 10 Seconds' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Motion tracking stopped unexpectedly. Try again.')).toBeVisible();
  });
});
