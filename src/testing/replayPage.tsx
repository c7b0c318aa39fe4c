import { scanArtifactLink } from '../../contract/scan.ts';
import { portalDataProvider } from '../../dataProvider/portal.ts';
import { defaultCanvas } from '../../domain/replay/canvas-size.ts';
import { definePlugin } from '../plugin.ts';
import { ReplayButton } from '../replay/ReplayButton.tsx';
import type { Replay } from '../replay/ReplayDialog.tsx';

/** The link to the pose log of a session, as a clinic asks for it. */
export const poseLogOf = (id: number) => (signal: AbortSignal) =>
  portalDataProvider.call(scanArtifactLink, { params: { id, artifact: 'pose-log' }, signal });

/** A page of the portal with nothing but the Replay button of session 5, or of what `replay` says otherwise. */
export const replayPage = (replay: Partial<Replay> = {}) =>
  definePlugin({
    id: 'a-session',
    console: 'portal',
    visibleTo: () => true,
    pages: [
      {
        path: '/scan/sessions/',
        page: () => (
          <ReplayButton sessionUUID="77e5a1d2" log="pose-log" size={defaultCanvas} link={poseLogOf(5)} {...replay} />
        ),
      },
    ],
    messages: { en: {} },
  });
