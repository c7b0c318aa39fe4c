import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createLoadingRecording } from '@exer/pose-log/recording.ts';
import { skeletons } from '@exer/pose-log/skeleton.ts';
import { createI18nProvider } from '../../src/ui/i18n/i18nProvider.ts';
import { addMessages } from '../../src/ui/i18n/loadedMessages.ts';
import { Loading, LoadingRest } from './shared/ReplayDialog.tsx';
import { replayMessages } from './messages.en.ts';

addMessages({ en: replayMessages });
const texts = createI18nProvider([]);
const spoken = (children: ReactNode) => <I18nContextProvider value={texts}>{children}</I18nContextProvider>;

const arriving = (ready: number) =>
  createLoadingRecording(
    {
      skeleton: skeletons['pose-log'],
      poseModel: null,
      scanVersion: '2.20.0',
      frames: 600,
      joints: new Float32Array(0),
      width: null,
      height: null,
      fps: null,
      times: null,
    },
    ready,
  );

it('a loading log shows its share, if known, and the number of frames', () => {
  const { rerender } = render(spoken(<Loading frames={0} share={null} />));
  const progress = () => screen.getByRole('progressbar', { name: 'Loading the recording' });
  expect(progress()).not.toHaveAttribute('aria-valuenow');
  rerender(spoken(<Loading frames={1200} share={0.423} />));
  expect(progress()).toHaveAttribute('aria-valuenow', '42');
  expect(screen.getByText('1200 frames read')).toBeVisible();
});

it('a loading recording shows how much of it is loaded', () => {
  const arrival = arriving(150);
  render(spoken(<LoadingRest recording={arrival.loading} isBroken={false} onRetry={() => undefined} />));
  const progress = () => screen.queryByRole('progressbar', { name: 'Loading the rest of the recording' });
  expect(progress()).toHaveAttribute('aria-valuenow', '25');
  act(() => arrival.allow(300));
  expect(progress()).toHaveAttribute('aria-valuenow', '50');
  act(() => arrival.allow(600));
  expect(progress()).toBeNull();
});

it('an interrupted recording shows how much of it is loaded, and loads the rest on request', async () => {
  const onRetry = vi.fn<() => void>();
  render(spoken(<LoadingRest recording={arriving(330).loading} isBroken onRetry={onRetry} />));
  expect(screen.getByRole('alert')).toHaveTextContent('Only the first 330 of 600 frames have loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
