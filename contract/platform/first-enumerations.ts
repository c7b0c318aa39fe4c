/** Enumerations that the sign-in page reads: they stand apart so that it loads no others. */

export const products = ['HEALTH', 'GAIT', 'PRO', 'SCAN'] as const;
export type Product = (typeof products)[number];

/** Role groups in order of effective precedence (SEC-07, OPEN-008, OPEN-009). */
export const roleGroups = ['VENDOR_ADMIN', 'VENDOR_SUPPORT', 'PORTAL_PROVIDER_ADMIN', 'PORTAL_PRACTITIONER'] as const;
export type RoleGroup = (typeof roleGroups)[number];

export const backendStatuses = ['LIVE', 'MAINTENANCE'] as const;
