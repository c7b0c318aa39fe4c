/** The menu's line of RTM Billing. */
export const en = { rtm: { menu: 'RTM Billing' } };
