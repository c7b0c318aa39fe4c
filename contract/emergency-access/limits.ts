/** How long emergency access to a patient lasts, unless it is ended before. */
export const EMERGENCY_MINUTES = 60;
/** Long enough to say what happened, in characters. */
export const EMERGENCY_REASON_MIN = 20;
export const EMERGENCY_REASON_MAX = 500;
