/** Enumerations that the sign-in page reads: they stand apart so that it loads no others. */

export const products = ['HEALTH', 'GAIT', 'PRO', 'SCAN'] as const;
export type Product = (typeof products)[number];

/** Role groups in order of effective precedence (SEC-07, OPEN-008, OPEN-009). */
export const roleGroups = ['VENDOR_ADMIN', 'VENDOR_SUPPORT', 'PORTAL_PROVIDER_ADMIN', 'PORTAL_PRACTITIONER'] as const;
export type RoleGroup = (typeof roleGroups)[number];

export const backendStatuses = ['LIVE', 'MAINTENANCE'] as const;

/** US zones only (A§9): every IANA zone of Indiana, Kentucky and North Dakota, one for each other name (OPEN-118). */
export const timeZones = [
  'America/New_York',
  'America/Detroit',
  'America/Chicago',
  'America/Indiana/Indianapolis',
  'America/Indiana/Knox',
  'America/Indiana/Marengo',
  'America/Indiana/Petersburg',
  'America/Indiana/Tell_City',
  'America/Indiana/Vevay',
  'America/Indiana/Vincennes',
  'America/Indiana/Winamac',
  'America/Kentucky/Louisville',
  'America/Kentucky/Monticello',
  'America/North_Dakota/Beulah',
  'America/North_Dakota/Center',
  'America/North_Dakota/New_Salem',
  'America/Denver',
  'America/Boise',
  'America/Phoenix',
  'America/Los_Angeles',
  'Pacific/Honolulu',
] as const;
