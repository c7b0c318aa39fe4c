import type { FieldErrors, Resolver } from 'react-hook-form';
import { NewOrganization } from '../../contract/admin-organizations.ts';
import type { PractitionerRole, Product, timeZones } from '../../contract/enumerations.ts';
import { DEFAULT_TIMEZONE } from '../../contract/limits.ts';
import { said } from '../../src/i18n/language.ts';

/** What the add form holds: one flat set of fields (AORG-21). */
export interface OrganizationDraft {
  orgName: string;
  orgTimezone: (typeof timeZones)[number];
  products: Product[];
  firstName: string;
  lastName: string;
  email: string;
  role: PractitionerRole;
  name: string;
  locationTimezone: (typeof timeZones)[number];
  address1: string;
  address2: string;
  city: string;
  stateCode: string;
  zipCode: string;
  countryCode: string;
  keyword: string;
}

export type DraftField = keyof OrganizationDraft;

/** AORG-29, AORG-36. */
export const newDraft: OrganizationDraft = {
  orgName: '',
  orgTimezone: DEFAULT_TIMEZONE,
  products: [],
  firstName: '',
  lastName: '',
  email: '',
  role: 'PORTAL_PROVIDER_ADMIN',
  name: '',
  locationTimezone: DEFAULT_TIMEZONE,
  address1: '',
  address2: '',
  city: '',
  stateCode: '',
  zipCode: '',
  countryCode: '',
  keyword: '',
};

const orNull = (text: string): string | null => text.trim() || null;

/** The payload of create organization (ENT-064..066), with nulls for what is empty (AORG-38). */
export const payloadOf = (draft: OrganizationDraft) => ({
  orgName: draft.orgName,
  timezone: draft.orgTimezone,
  products: draft.products,
  practitioner: { firstName: draft.firstName, lastName: draft.lastName, email: orNull(draft.email), role: draft.role },
  location: {
    name: draft.name,
    timezone: draft.locationTimezone,
    address1: orNull(draft.address1),
    address2: orNull(draft.address2),
    city: orNull(draft.city),
    stateCode: orNull(draft.stateCode),
    countryCode: orNull(draft.countryCode),
    zipCode: orNull(draft.zipCode),
    keyword: orNull(draft.keyword),
  },
});

const renamed: Record<string, DraftField> = { timezone: 'orgTimezone', 'location.timezone': 'locationTimezone' };

/** The field of the form behind a dotted path of the payload. */
export const fieldOf = (path: string): DraftField =>
  renamed[path] ?? (path.replace(/^(practitioner|location)\./, '') as DraftField);

/** Checks the form by the contract's shape; the first user's email is required here only (OPEN-115). */
export const draftResolver: Resolver<OrganizationDraft> = (draft) => {
  const messages: Partial<Record<DraftField, string>> = {};
  for (const { path, message } of NewOrganization.safeParse(payloadOf(draft)).error?.issues ?? []) {
    const parts = path[0] === 'products' ? path.slice(0, 1) : path;
    messages[fieldOf(parts.join('.'))] ??= message;
  }
  if (!draft.email.trim()) messages.email = 'Email is required';
  const faulty = Object.entries(messages);
  if (faulty.length === 0) return { values: draft, errors: {} };
  const errors = Object.fromEntries(
    faulty.map(([field, message]) => [field, { type: 'shape', message: said(message) }]),
  );
  return { values: {}, errors: errors as FieldErrors<OrganizationDraft> };
};
