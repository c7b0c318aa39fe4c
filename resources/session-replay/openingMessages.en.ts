/** Texts of the button that opens a replay. */
export const openingMessages = {
  action: 'Replay',
  title: 'Session Replay',
  gone: 'This session does not exist or was not recorded.',
};
