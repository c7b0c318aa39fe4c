/** Endpoints of an organization. */
export const MAX_WEBHOOK_ENDPOINTS = 20;
export const WEBHOOK_URL_MAX = 2000;
/** For how long a receiver may take to answer. */
export const WEBHOOK_TIMEOUT_SECONDS = 10;
/** How much of a response the log keeps, in characters. */
export const WEBHOOK_RESPONSE_MAX = 500;
/** How long events and their deliveries are kept, in days. */
export const WEBHOOK_LOG_DAYS = 30;
/** An endpoint that has failed for this long is switched off by its next failure. */
export const WEBHOOK_FAILING_HOURS = 72;
