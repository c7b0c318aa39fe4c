import type { SearchResults } from '../../../contract/search/search.ts';
import { toFilteredListAddress } from '../../../src/ui/lists/listAddress.ts';
import type { MenuItem } from '../../../src/ui/plugin.ts';

/** A search result that can be opened. */
export interface Target {
  key: string;
  kind: 'page' | 'organization' | 'location' | 'user' | 'session';
  label: string;
  /** Distinguishes it from others of the same name. */
  detail?: string;
  to: string;
}

const sessionLists = { scan: '/admin/scan/sessions/', gait: '/admin/gait/sessions' };

type SessionLabel = (kind: 'scan' | 'gait', uuid: string) => string;

/** Search results of the server with their addresses. A user without an account opens the organization. */
export const toTargets = (found: SearchResults, sessionLabel: SessionLabel): Target[] => [
  ...found.organizations.map(({ id, name }): Target => ({
    key: `organization:${id}`,
    kind: 'organization',
    label: name,
    to: `/admin/organizations/${id}`,
  })),
  ...found.locations.map(({ id, name, organization }): Target => ({
    key: `location:${id}`,
    kind: 'location',
    label: name,
    detail: organization.name,
    to: toFilteredListAddress('/admin/locations/', { id: String(id) }),
  })),
  ...found.users.map(({ id, userId, firstName, lastName, email, organization }): Target => ({
    key: `user:${id}`,
    kind: 'user',
    label: `${firstName} ${lastName}`,
    detail: [email, organization.name].filter(Boolean).join(', '),
    to: userId ? `/admin/users/find-by-uuid?uuid=${userId}` : `/admin/organizations/${organization.id}`,
  })),
  ...found.sessions.map(({ kind, id, sessionUUID, organization }): Target => ({
    key: `${kind}:${id}`,
    kind: 'session',
    label: sessionLabel(kind, sessionUUID),
    detail: organization.name,
    to: toFilteredListAddress(sessionLists[kind], { sessionUUID }),
  })),
];

/** Pages of the menu whose names contain the words. Pages of a group are prefixed with its name. */
export function findPages(menu: readonly MenuItem[], words: string, translate: (key: string) => string): Target[] {
  const all = menu.flatMap((item) =>
    item.children
      ? item.children.map((child) => ({ ...child, label: `${translate(item.label)}: ${translate(child.label)}` }))
      : [{ ...item, label: translate(item.label) }],
  );
  return all.flatMap(({ label, to }): Target[] =>
    to && label.toLowerCase().includes(words.trim().toLowerCase()) ? [{ key: to, kind: 'page', label, to }] : [],
  );
}
