import type { AuthProvider } from 'ra-core';
import type { Access, Action } from '../contract/platform/call.ts';
import { isProblem } from '../contract/platform/error.ts';
import { consoleMessage } from '../contract/platform/form-messages.ts';
import type { ConsoleDataProvider } from '../dataProvider/provider.ts';
import { accessRules } from '../domain/identity/access.ts';
import { followViewer } from './followViewer.ts';
import { getCurrentViewer, loadSession, signIn, signOut } from './session.ts';

const isAction = (action: string): action is Action => Object.hasOwn(accessRules, action);

/** May the viewer do this at all? The same table as on the server, asked for menus and buttons (never for data). */
function canDo(action: Action): boolean {
  const viewer = getCurrentViewer();
  if (!viewer) return false;
  const { roles, products } = accessRules[action];
  const held = viewer.organization?.products ?? [];
  return (
    roles.some((role) => role === viewer.role) && (!products || products.some((product) => held.includes(product)))
  );
}

const canCall = (access: Access | null): boolean =>
  access !== null && (access === 'public' || (access !== 'device' && canDo(access.action)));

/**
 * react-admin's view of the session. The gates around the consoles decide who gets in; this one answers questions: those
 * about a resource by the calls that serve it in this console, those about an action of the contract by the action alone.
 */
export const createAuthProvider = ({ accessOf }: Pick<ConsoleDataProvider, 'accessOf'>): AuthProvider => ({
  async login({ email, password }: { email: string; password: string }) {
    const answer = await signIn(email, password);
    if (isProblem(answer)) throw new Error(answer.message);
  },
  logout: async () => {
    await signOut();
    return '/user/login/';
  },
  checkAuth: async () => {
    if (getCurrentViewer()) return;
    if (isProblem(await loadSession())) throw new Error(consoleMessage.text('service.noSession'));
  },
  // An ended session is noticed where calls are made (see the session's own listener). A refused call is no sign-out: the
  // vendor may have taken a product from the organization meanwhile.
  checkError: async ({ status }: { status?: number }) => {
    if (status === 403) void followViewer();
  },
  getIdentity: async () => {
    const viewer = getCurrentViewer();
    if (!viewer) throw new Error(consoleMessage.text('service.noSession'));
    return { id: viewer.userId, fullName: `${viewer.firstName} ${viewer.lastName}` };
  },
  getPermissions: async () => getCurrentViewer()?.role ?? null,
  canAccess: async ({ resource, action }) => {
    if (isAction(action)) return canDo(action);
    const access = await accessOf(resource, action);
    return access === undefined ? getCurrentViewer() !== null : canCall(access);
  },
});
