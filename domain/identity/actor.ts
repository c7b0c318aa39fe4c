import type { TokenScope } from '../../contract/platform/api-scopes.ts';
import type { Product, RoleGroup } from '../../contract/platform/enumerations.ts';

/** Somebody of a clinic, or vendor staff inside their own organization. */
export interface Member {
  kind: 'member';
  userId: string;
  practitionerId: number;
  organizationId: number;
  role: RoleGroup;
  products: readonly Product[];
  /** Assigned locations; what they mean depends on `allLocations`. */
  locationIds: readonly number[];
  /** False for a location-restricted practitioner (SEC-02). */
  allLocations: boolean;
}

/** A system of an integrator with a bearer token. It belongs to an organization, is no person and manages nothing. */
export interface ApiClient {
  kind: 'client';
  clientId: number;
  organizationId: number;
  scopes: readonly TokenScope[];
  products: readonly Product[];
  /** All of the organization's, for a client that is not restricted. */
  locationIds: readonly number[];
  /** A client has no profile: nothing is its own. */
  practitionerId: null;
  allLocations: false;
}

/** Who calls the API of a clinic: its people, and clients in the calls of their scopes. */
export type ClinicActor = Member | ApiClient;

/** Vendor staff at work in the admin console, across organizations. */
export interface VendorStaff {
  kind: 'vendor';
  userId: string;
  role: 'VENDOR_ADMIN' | 'VENDOR_SUPPORT';
  /** Their own organization. */
  organizationId: number;
}

/** The app of one patient, known by its device token. */
export interface Device {
  kind: 'device';
  deviceId: number;
  organizationId: number;
  patientId: number;
  locationId: number;
}

/** A background job of one organization. */
export interface OrganizationJob {
  kind: 'job';
  organizationId: number;
}

export type Actor = Member | ApiClient | VendorStaff | Device | OrganizationJob;

/** Who acts, in a word: the user, `device:4`, `client:7` or `job`. */
export const describeSubject = (actor: Actor): string => {
  switch (actor.kind) {
    case 'device':
      return `device:${actor.deviceId}`;
    case 'client':
      return `client:${actor.clientId}`;
    case 'job':
      return 'job';
    default:
      return actor.userId;
  }
};
