/** Icons of the public pages, which load no Material UI; the consoles use `@mui/icons-material`. */
export const eyeIcon =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6';
export const eyeOffIcon =
  'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.5 7.2C4 9 2.5 12 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1M9.9 9.9a3 3 0 0 0 4.2 4.2';
export const closeIcon = 'M6 6l12 12M18 6L6 18';
export const checkIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12.3l2.7 2.7L16 9.5';
export const alertIcon = 'M12 4L2.8 19.5h18.4zM12 10v4.5M12 17v.1';
export const infoIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.8v.1';
