import { LAUNCH_PAGE } from '../../../contract/ehr-launch/launches.ts';

/** Where a launch begins that no EHR has begun: with the EHR at this address, which asks for the patient. */
export const toLaunchPath = (issuer: string): string => `${LAUNCH_PAGE}?${new URLSearchParams({ iss: issuer })}`;
