import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { openTracker, TrackingError, type Tracker } from '@exer/movement-tracking/browser/tracker.ts';
import { createTranslations, TranslationsProvider } from '../../pages/public-program/translations.ts';
import { patientMessages } from '../messages.en.ts';
import spanish from '../messages.es.ts';
import { CameraStart } from './CameraStart.tsx';
import type { OpenCamera } from './openCamera.ts';

vi.mock('@exer/movement-tracking/browser/tracker.ts', async (original) => ({
  ...(await original<object>()),
  openTracker: vi.fn<typeof openTracker>(),
}));

const track = { stop: vi.fn<() => void>() };
const stream = { getTracks: () => [track] };
const allow = (getUserMedia: () => Promise<unknown>) => vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
const refuse = (name: string) => allow(() => Promise.reject(Object.assign(new Error(name), { name })));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function show(language: 'en' | 'es' = 'en') {
  const user = userEvent.setup();
  const [onReady, onBack] = [vi.fn<(camera: OpenCamera) => void>(), vi.fn<() => void>()];
  const texts = createTranslations(language, language === 'en' ? patientMessages : spanish);
  const shown = render(
    <TranslationsProvider value={texts}>
      <CameraStart onReady={onReady} onBack={onBack} />
    </TranslationsProvider>,
  );
  return { user, onReady, onBack, ...shown };
}

it('PTL-21 the camera is asked for only after what it does was told, and the patient can go back', async () => {
  const ask = vi.fn<() => Promise<unknown>>(() => new Promise(() => undefined));
  const { user, onBack } = show();
  allow(ask);
  expect(screen.getByText(/The picture stays on this device. It is not saved and not sent to anyone/)).toBeVisible();
  expect(screen.getByText(/Your clinic gets numbers only/)).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  expect(openTracker).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Use the camera' }));
  expect(ask).toHaveBeenCalledOnce();
  expect(screen.getByRole('progressbar')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tap instead' }));
  expect(onBack).toHaveBeenCalledOnce();
});

it.each([
  ['NotAllowedError', /The camera is not allowed here. You can count by tapping/],
  ['NotFoundError', /No camera was found. You can count by tapping/],
  ['NotReadableError', /The camera cannot count on this device. You can count by tapping/],
])('PTL-21 a camera that fails with %s is explained, and can be tried again', async (name, message) => {
  const { user, onReady } = show();
  refuse(name);
  await user.click(screen.getByRole('button', { name: 'Use the camera' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('button', { name: 'Try the camera again' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tap instead' })).toBeVisible();
  expect(onReady).not.toHaveBeenCalled();
});

it('PTL-21 a model that does not load is explained in Spanish, and the camera is turned off', async () => {
  vi.mocked(openTracker).mockRejectedValue(new TrackingError('notLoaded'));
  const { user } = show('es');
  expect(screen.getByText(/a unos 6 pies \(2 metros\)/)).toBeVisible();
  allow(() => Promise.resolve(stream));
  await user.click(screen.getByRole('button', { name: 'Usar la cámara' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/No se pudo cargar lo que necesita la cámara/);
  expect(track.stop).toHaveBeenCalledOnce();
});

it('PTL-21 a camera that was opened stays open for the session, and one that comes too late is closed', async () => {
  const tracker = { track: vi.fn<Tracker['track']>(), close: vi.fn<() => void>() };
  vi.mocked(openTracker).mockResolvedValue(tracker);
  const first = show();
  allow(() => Promise.resolve(stream));
  await first.user.click(screen.getByRole('button', { name: 'Use the camera' }));
  await expect.poll(() => first.onReady.mock.calls.length).toBe(1);
  const { signal } = vi.mocked(openTracker).mock.calls[0]![1];
  first.unmount();
  expect(signal.aborted).toBe(false);
  expect(track.stop).not.toHaveBeenCalled();

  let answer: (opened: unknown) => void = () => undefined;
  const late = show();
  allow(() => new Promise((resolve) => (answer = resolve)));
  await late.user.click(screen.getByRole('button', { name: 'Use the camera' }));
  late.unmount();
  answer(stream);
  await expect.poll(() => track.stop.mock.calls.length).toBe(1);
  expect(late.onReady).not.toHaveBeenCalled();
});
