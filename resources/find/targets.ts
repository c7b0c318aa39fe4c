import type { Found } from '../../contract/admin-find.ts';
import { filteredList } from '../../src/components/list-tools/listAddress.ts';
import type { MenuItem } from '../../src/plugin.ts';

/** Something that can be jumped to. */
export interface Target {
  key: string;
  kind: 'page' | 'organization' | 'location' | 'user' | 'session';
  label: string;
  /** What tells it apart from others of the same name. */
  beside?: string;
  to: string;
}

const sessionLists = { scan: '/admin/scan/sessions/', gait: '/admin/gait/sessions' };

type SessionLabel = (kind: 'scan' | 'gait', uuid: string) => string;

/** What the server found, with the address of each. A user who has no account yet is found at the organization. */
export const foundTargets = (found: Found, sessionLabel: SessionLabel): Target[] => [
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
    beside: organization.name,
    to: filteredList('/admin/locations/', { id: String(id) }),
  })),
  ...found.users.map(({ id, userId, firstName, lastName, email, organization }): Target => ({
    key: `user:${id}`,
    kind: 'user',
    label: `${firstName} ${lastName}`,
    beside: [email, organization.name].filter(Boolean).join(', '),
    to: userId ? `/admin/users/find-by-uuid?uuid=${userId}` : `/admin/organizations/${organization.id}`,
  })),
  ...found.sessions.map(({ kind, id, sessionUUID, organization }): Target => ({
    key: `${kind}:${id}`,
    kind: 'session',
    label: sessionLabel(kind, sessionUUID),
    beside: organization.name,
    to: filteredList(sessionLists[kind], { sessionUUID }),
  })),
];

/** The pages of the menu whose names hold the words; those under a head are named with it. */
export function pageTargets(menu: readonly MenuItem[], words: string, translate: (key: string) => string): Target[] {
  const all = menu.flatMap((item) =>
    item.children
      ? item.children.map((child) => ({ ...child, label: `${translate(item.label)}: ${translate(child.label)}` }))
      : [{ ...item, label: translate(item.label) }],
  );
  return all.flatMap(({ label, to }): Target[] =>
    to && label.toLowerCase().includes(words.trim().toLowerCase()) ? [{ key: to, kind: 'page', label, to }] : [],
  );
}
