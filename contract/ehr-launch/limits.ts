/** Connections of an organization. */
export const MAX_EHR_CONNECTIONS = 20;
export const EHR_URL_MAX = 500;
export const EHR_SECRET_MAX = 500;
/** For how long a launch may be on its way to the EHR and back, and its patient be confirmed, in minutes. */
export const LAUNCH_MINUTES = 10;
/** Patients that are offered for one of the EHR. */
export const MAX_LAUNCH_MATCHES = 10;
