import type { AuthProvider } from 'ra-core';
import type { Action } from '../contract/call.ts';
import { accessRules } from '../domain/access.ts';
import { currentViewer, loadSession, signIn, signOut } from './session.ts';
import { isProblem } from '../contract/problem.ts';

/** May the viewer do this at all? The same table as on the server, asked for menus and buttons (never for data). */
function mayDo(action: string): boolean {
  const viewer = currentViewer();
  const rule = accessRules[action as Action];
  if (!viewer || !rule) return viewer !== null;
  const products = viewer.organization?.products ?? [];
  return (
    rule.roles.some((role) => role === viewer.role) &&
    (!rule.products || rule.products.some((product) => products.includes(product)))
  );
}

/** react-admin's view of the session. The gates around the consoles decide who gets in; this one answers questions. */
export const authProvider: AuthProvider = {
  async login({ email, password }: { email: string; password: string }) {
    const answer = await signIn(email, password);
    if (isProblem(answer)) throw new Error(answer.message);
  },
  logout: async () => {
    await signOut();
    return '/user/login/';
  },
  checkAuth: async () => {
    if (currentViewer()) return;
    if (isProblem(await loadSession())) throw new Error('No session.');
  },
  // An ended session is noticed where calls are made (see the session's own listener); a refused call is no sign-out.
  checkError: async () => undefined,
  getIdentity: async () => {
    const viewer = currentViewer();
    if (!viewer) throw new Error('No session.');
    return { id: viewer.userId, fullName: `${viewer.firstName} ${viewer.lastName}` };
  },
  getPermissions: async () => currentViewer()?.role ?? null,
  canAccess: async ({ action }) => mayDo(action),
};
