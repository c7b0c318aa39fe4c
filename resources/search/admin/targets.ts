import type { SearchResults } from '../../../contract/search/search.ts';
import { toFilteredListAddress } from '../../../src/ui/lists/listAddress.ts';
import type { Target } from '../shared/target.ts';

const sessionLists = { scan: '/admin/scan/sessions/', gait: '/admin/gait/sessions' };

type Translate = (key: string, values?: object) => string;

/** Search results of the server with their addresses. A user without an account opens the organization. */
export const toTargets = (found: SearchResults, translate: Translate): Target[] => [
  ...found.organizations.map(({ id, name }): Target => ({
    key: `organization:${id}`,
    group: translate('find.kinds.organization'),
    label: name,
    to: `/admin/organizations/${id}`,
  })),
  ...found.locations.map(({ id, name, organization }): Target => ({
    key: `location:${id}`,
    group: translate('find.kinds.location'),
    label: name,
    detail: organization.name,
    to: toFilteredListAddress('/admin/locations/', { id: String(id) }),
  })),
  ...found.users.map(({ id, userId, firstName, lastName, email, organization }): Target => ({
    key: `user:${id}`,
    group: translate('find.kinds.user'),
    label: `${firstName} ${lastName}`,
    detail: [email, organization.name].filter(Boolean).join(', '),
    to: userId ? `/admin/users/find-by-uuid?uuid=${userId}` : `/admin/organizations/${organization.id}`,
  })),
  ...found.sessions.map(({ kind, id, sessionUUID, organization }): Target => ({
    key: `${kind}:${id}`,
    group: translate('find.kinds.session'),
    label: translate(`find.session.${kind}`, { uuid: sessionUUID }),
    detail: organization.name,
    to: toFilteredListAddress(sessionLists[kind], { sessionUUID }),
  })),
];
