/** Line drawings of a player's buttons, each 24 by 24. */
export const playIcon = 'M8 5.5l10.5 6.5L8 18.5z';
export const pauseIcon = 'M8.5 5.5v13M15.5 5.5v13';
export const restartIcon = 'M5 12a7 7 0 1 0 2.2-5.1M4.5 4.5v4h4';
