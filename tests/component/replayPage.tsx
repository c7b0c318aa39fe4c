import { scanArtifactLink } from '../../contract/scan-sessions/scan-sessions.ts';
import { portalDataProvider } from '../../dataProvider/portal.ts';
import { defaultCanvas } from '../../domain/session-replay/canvas.ts';
import { definePlugin } from '../../src/ui/plugin.ts';
import { ReplayButton } from '../../resources/session-replay/shared/ReplayButton.tsx';
import type { Replay } from '../../resources/session-replay/shared/ReplayDialog.tsx';

/** Loads the link to the pose log of a session like the portal does. */
export const buildPoseLog = (id: number) => (signal: AbortSignal) =>
  portalDataProvider.call(scanArtifactLink, { params: { id, artifact: 'pose-log' }, signal });

/** Renders a page with only the Replay button of session 5, or of `replay`. */
export const renderReplayPage = (replay: Partial<Replay> = {}) =>
  definePlugin({
    id: 'a-session',
    console: 'portal',
    visibleTo: () => true,
    pages: [
      {
        path: '/scan/sessions/',
        page: () => (
          <ReplayButton sessionUUID="77e5a1d2" log="pose-log" size={defaultCanvas} link={buildPoseLog(5)} {...replay} />
        ),
      },
    ],
    messages: { en: {} },
  });
