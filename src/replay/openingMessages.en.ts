/** What is said of a replay on the page that it is opened from. */
export const openingMessages = {
  action: 'Replay',
  title: 'Session Replay',
  gone: 'There is no such session, or it was not recorded.',
};
