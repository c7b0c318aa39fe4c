/** Drawings of the timer for care time, as those of the consoles. */
export const timerIcon = 'M12 6a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M12 9.5v4l2.5 2M9.5 3h5';
export const stopIcon = 'M7 7h10v10H7z';
export const goOnIcon = 'M8.5 6l9 6-9 6z';
export const holdIcon = 'M9 6.5v11M15 6.5v11';
