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

export type Actor = Member | VendorStaff | Device | OrganizationJob;
