import { isProblem } from '../contract/platform/error.ts';
import { currentUser, type CurrentUser } from '../contract/identity/users.ts';
import { call } from '../dataProvider/client.ts';
import { getCurrentViewer, updateViewer } from './session.ts';

/** links to the logo are signed again in every answer. */
const omitLinks = ({ organization, ...viewer }: CurrentUser) =>
  JSON.stringify([viewer, organization && { ...organization, logoUrl: null, webLogoUrl: null }]);

/**
 * Takes over what somebody else has changed about the user, such as the products or the name of their organization. An
 * unchanged user is left alone, so that no screen is drawn again.
 */
export async function followViewer(): Promise<void> {
  const answer = await call(currentUser, { background: true });
  const viewer = getCurrentViewer();
  if (!viewer || isProblem(answer) || answer.userId !== viewer.userId) return;
  if (omitLinks(answer) !== omitLinks(viewer)) updateViewer(answer);
}
