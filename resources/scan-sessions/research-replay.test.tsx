import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeCanvas } from '../../tests/component/fakeCanvas.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { scan } from './plugin.tsx';
import { scanSession, scanUserAtHarbor } from './fixtures.ts';

// Loaded in advance, because lazy loading can take longer than a test waits.
beforeAll(() =>
  Promise.all([import('../session-replay/shared/ReplayDialog.tsx'), import('../session-replay/ReplayViewer.tsx')]),
);
beforeEach(() => void fakeCanvas());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const recorded = { ...scanSession(7), artifacts: ['hands-log' as const] };
const unrecorded = { ...scanSession(8), artifacts: [] };
const joints = { leftWrist: { x: 1, y: 2, confidence: 1 } };

function open(isResearchOrg: boolean) {
  return renderFeature(scan, '/scan/sessions/', {
    viewer: { ...scanUserAtHarbor, organization: { ...scanUserAtHarbor.organization, isResearchOrg } },
    answers: {
      'GET /v2/scan/sessions/pages': pagedResponse([recorded, unrecorded]),
      'GET /v2/scan/sessions/7/hands-log/signed-url': [200, { url: '/api/v2/artifacts?key=1', replayUrl: null }],
      'GET /v2/artifacts': [200, { meta: { scanVersion: '2.20.0' }, frames: [{ joints }, { joints }] }],
    },
  });
}

it('SCAN-04 OPEN-104 API-28 a research organization replays its recorded sessions by its own call', async () => {
  const { user, sent } = open(true);
  expect(await screen.findAllByRole('button', { name: 'Analysis' })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Replay' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Session Replay' }));
  expect(await dialog.findByText('Frame: 1 / 2')).toBeVisible();
  const paths = sent.map(({ path }) => path);
  expect(paths).toContain('/v2/scan/sessions/7/hands-log/signed-url');
  expect(paths.filter((path) => path.includes('admin'))).toEqual([]);
});

it('SCAN-04 other organizations have no replay', async () => {
  open(false);
  expect(await screen.findAllByRole('button', { name: 'Analysis' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Replay' })).toBeNull();
});
