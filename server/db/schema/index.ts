export * from './identity.ts';
export * from './organization.ts';
export * from './patients.ts';
export * from './health.ts';
export * from './movement.ts';
export * from './house.ts';
export { appUser, appVendor, appService } from './shape.ts';
