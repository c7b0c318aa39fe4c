/** The menu's lines of Scan. */
export const en = { scan: { menu: 'Scan', sessions: 'Sessions', reports: 'Reports' } };
