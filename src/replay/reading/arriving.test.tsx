import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createLoadingRecording } from '../../../domain/replay/loading-recording.ts';
import { skeletons } from '../../../domain/replay/skeleton.ts';
import { i18nProviderFor } from '../../i18n/i18nProvider.ts';
import { addPageTexts } from '../../i18n/pageTexts.ts';
import { Loading } from './Loading.tsx';
import { readingMessages } from './messages.en.ts';
import { Rest } from './Rest.tsx';

addPageTexts({ en: { replay: readingMessages } });
const texts = i18nProviderFor([]);
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

it('shows which share of a log has come where that is known, and how many frames were read', () => {
  const { rerender } = render(spoken(<Loading frames={0} share={null} />));
  const progress = () => screen.getByRole('progressbar', { name: 'Loading the recording' });
  expect(progress()).not.toHaveAttribute('aria-valuenow');
  rerender(spoken(<Loading frames={1200} share={0.423} />));
  expect(progress()).toHaveAttribute('aria-valuenow', '42');
  expect(screen.getByText('1200 frames read')).toBeVisible();
});

it('shows how much of a recording is there until it is whole', () => {
  const arrival = arriving(150);
  render(spoken(<Rest recording={arrival.loading} isBroken={false} onRetry={() => undefined} />));
  const progress = () => screen.queryByRole('progressbar', { name: 'Loading the rest of the recording' });
  expect(progress()).toHaveAttribute('aria-valuenow', '25');
  act(() => arrival.allow(300));
  expect(progress()).toHaveAttribute('aria-valuenow', '50');
  act(() => arrival.allow(600));
  expect(progress()).toBeNull();
});

it('says how much is there when the rest does not come, and fetches it again', async () => {
  const onRetry = vi.fn<() => void>();
  render(spoken(<Rest recording={arriving(330).loading} isBroken onRetry={onRetry} />));
  expect(screen.getByRole('alert')).toHaveTextContent('Only the first 330 of 600 frames have arrived.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
