import type { CurrentUser } from '../../contract/users.ts';
import { isAdminType } from '../../domain/viewer.ts';

/**
 * Whether an account may enter: one without any known group is refused (AUTH-19), one that has a group but no
 * provider profile is told so (AUTH-18, OPEN-011). Vendor staff need no profile.
 */
export function admissionOf(viewer: CurrentUser): 'admitted' | 'noPortalGroup' | 'noProvider' {
  if (viewer.role === 'UNKNOWN') return 'noPortalGroup';
  return viewer.practitionerId !== null || isAdminType(viewer) ? 'admitted' : 'noProvider';
}
