/** Drawings for the buttons of the replay, as those of the consoles. */
export const previousIcon = 'M17.5 6L9 12l8.5 6zM6.5 6v12';
export const playIcon = 'M8 5.5l10.5 6.5L8 18.5z';
export const pauseIcon = 'M8.5 6v12M15.5 6v12';
export const nextIcon = 'M6.5 6l8.5 6-8.5 6zM17.5 6v12';
