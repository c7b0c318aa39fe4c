/** Texts of the button that opens a replay. */
export const openingMessages = {
  action: 'Replay',
  title: 'Session Replay',
  gone: 'There is no such session, or it was not recorded.',
};
