import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeCanvas } from '../../../tests/component/fakeCanvas.ts';
import { renderFeature } from '../../../tests/component/renderFeature.tsx';
import { renderReplayPage } from '../../../tests/component/replayPage.tsx';

it('OPEN-104 SEC-20 API-28 a clinic replays its session by its own call', async () => {
  fakeCanvas();
  const frame = { keypoints: { nose: { x: 1, y: 2, confidence: 1 } } };
  const { user, sent } = renderFeature(renderReplayPage(), '/scan/sessions/', {
    answers: {
      'GET /v2/scan/sessions/5/pose-log/signed-url': [200, { url: '/api/v2/artifacts?key=1' }],
      'GET /v2/artifacts': [200, { meta: { scanVersion: '2.18.0' }, frames: [frame, frame, frame] }],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Replay' }));
  expect(await screen.findByText('Frame: 1 / 3')).toBeVisible();
  expect(sent.map(({ path }) => path).filter((path) => path.includes('admin'))).toEqual([]);
  vi.restoreAllMocks();
});
