/** Numbers of the specification that more than one room needs, each under the name it is spoken of (A§9, P§5). */
export const APP_VERSION = '1.63.5';
export const TOAST_MS = 4000;
/** A toast that offers something to do leaves time to do it. */
export const TOAST_ACTION_MS = 10_000;
export const SEARCH_DEBOUNCE_MS = 200;
export const USER_FETCH_TRIES = 3;
export const USER_FETCH_PAUSE_MS = 200;
export const HEALTHCHECK_TRIES = 3;
export const HEALTHCHECK_PAUSE_MS = 200;
export const SIDEBAR_WIDTH = 240;
export const DRAWER_WIDTH = 256;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536, xxl: 1800, chromebook: 1330 } as const;

/** OPEN-003, OPEN-004, OPEN-005: rows a page where the specification is silent. */
export const PAGE_SIZE = 15;
/** OPEN-002. */
export const DASHBOARD_PAGE_SIZE = 5;
export const LIBRARY_PAGE_SIZE = 36;
/** The specification's fetch limit (CONST-02, CONST-03) is also the largest page anybody gets. */
export const MAX_PAGE_SIZE = 999;

export const NOTES_MAX = 500;
export const GAIT_COMMENT_MAX = 1000;
export const SUPPORT_MESSAGE_MAX = 2000;
export const NAME_MAX = 120;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const DAILY_FREQUENCY = { min: 1, max: 5, default: 3 } as const;
export const WEEKLY_FREQUENCY = { min: 1, max: 7, default: 5 } as const;
export const SETS = { min: 1, max: 5 } as const;
export const REPS = { min: 1, max: 25 } as const;
export const TIME_GOAL_MIN_SECONDS = 5;
/** Seconds of the timer's slider; the quick picks go beyond it (OPEN-082). */
export const TIMER = { min: 0, max: 60, quickPicks: [30, 60, 90] } as const;
export const CARE_NOTE_DEFAULT_MINUTES = 20;
/** PATHS-15: numbers of phases and their criteria (OPEN-161). */
export const CARE_PATH_NUMBER = { min: 0, max: 999 } as const;
export const BULK_ADD_MAX_ROWS = 5000;
export const BULK_ADD_MAX_BYTES = 2_000_000;
export const LOGO = { width: 250, height: 140, maxBytes: 512_000, zoomStep: 0.1 } as const;
/** The picture that a logo is cut out of, in the browser. */
export const LOGO_SOURCE = { maxSide: 4096, maxBytes: 10_000_000 } as const;
export const DEFAULT_TIMEZONE = 'America/Denver';

/** How many records a list writes to one file. */
export const EXPORT_MAX = 50_000;

/** Pixels of a filter's list of options (CONST-04, OPEN-144). */
export const FILTER_LIST_MAX_HEIGHT = 500;

/** How old a proof of who is there may be for billing, exports of patients' data and changes of the team. */
export const CONFIRMED_MINUTES = 15;
