import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { LanguageCode } from '../platform/languages.ts';
import { Id, Uuid } from '../platform/fields.ts';
import { products } from '../platform/first-enumerations.ts';

/** Features that only fixed accounts see (SEC-23, SEC-24, OPEN-012, OPEN-013). */
export const features = ['PATHS', 'MODULES', 'LANGUAGE'] as const;
export type Feature = (typeof features)[number];

/** The signed-in person (ENT-002, ENT-003) with what the console needs to compose itself. */
export const CurrentUser = z.object({
  userId: Uuid,
  /** Null for an account whose groups are known but which has no provider profile (OPEN-011). */
  practitionerId: z.nullable(Id),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  groups: z.array(z.string()),
  role: z.enum(['VENDOR_ADMIN', 'VENDOR_SUPPORT', 'PORTAL_PROVIDER_ADMIN', 'PORTAL_PRACTITIONER', 'UNKNOWN']),
  roleLabel: z.string(),
  locations: z.array(z.object({ id: Id, name: z.string(), timezone: z.string() })),
  organization: z.nullable(
    z.object({
      id: Id,
      name: z.string(),
      timezone: z.string(),
      webLogoUrl: z.nullable(z.string()),
      logoUrl: z.nullable(z.string()),
      isResearchOrg: z.boolean(),
      supportsSSO: z.boolean(),
      products: z.array(z.enum(products)),
    }),
  ),
  features: z.array(z.enum(features)),
  /** What the organization waits for before anything else can be done: a second factor set up, or shown in this session. */
  secondFactorDue: z.optional(z.enum(['SET_UP', 'SHOW'])),
  /** What the consoles speak to the person. */
  language: LanguageCode,
  version: z.number(),
});
export type CurrentUser = z.output<typeof CurrentUser>;

export const currentUser = defineCall({
  id: 'currentUser',
  summary: 'Gets the signed-in user (API-45)',
  method: 'GET',
  path: '/v2/users/current',
  access: { action: 'account.own' },
  beforeSecondFactor: true,
  response: CurrentUser,
});
