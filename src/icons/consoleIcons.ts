/** Line drawings for menus and buttons of the consoles, each 24 by 24; used as `<Icon path={homeIcon} />`. */
export const homeIcon = 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20';
export const patientsIcon =
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c.3-4 3-6 6.5-6s6.2 2 6.5 6M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .8 3.3 2.6 3.5 5.5';
export const scanIcon = 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 7.5v.1M12 10v5M9 12l3-1.5 3 1.5M10 18l2-3 2 3';
export const gaitIcon =
  'M13 4.5a1.5 1.5 0 1 0 0 .1M12 8.5l-3.5 2L7 14M12 8.5l1 5 3 2.5.5 4.5M12.5 12l-1.5 4.5L8 20.5M12.5 9l3 3 3 .5';
export const billingIcon = 'M6 3h9l4 4v14l-2.5-1.5L14 21l-2.5-1.5L9 21l-3-1.5zM9.5 9H15M9.5 13H15M9.5 16.5h3';
export const libraryIcon = 'M4 5h5v15H4zM9 5h5v15H9zM15 6.5l4-1 2.5 13.5-4 1z';
export const templatesIcon = 'M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5H13';
export const pathsIcon = 'M6 17a2.5 2.5 0 1 0 0 .1M18 7a2.5 2.5 0 1 0 0-.1M8 15.5c6-1 2-6.5 8-7.5';
export const modulesIcon = 'M4 4h7v7H4zM13.5 4h7v7h-7zM4 13.5h7v7H4zM13.5 17h7M17 13.5v7';
export const organizationIcon = 'M4 20V5l8-2v17M12 8l8 2v10M2.5 20h19M7 8.5h2M7 12h2M7 15.5h2M15 13h2M15 16.5h2';
export const locationIcon =
  'M12 21s7-6 7-11.5a7 7 0 0 0-14 0C5 15 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5';
export const supportIcon =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.1';
export const settingsIcon = 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h9M17 17h3M15 15v4';
export const logoutIcon = 'M10 4H5v16h5M14.5 8l4 4-4 4M18 12H9.5';
export const switchIcon = 'M4 8h14M14.5 4.5L18 8l-3.5 3.5M20 16H6M9.5 12.5L6 16l3.5 3.5';
export const usersIcon = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.5-4.5 3.5-6 7.5-6s7 1.5 7.5 6';
export const surveyIcon = 'M7 5H5v16h14V5h-2M9 3h6v4H9zM8.5 12l1.5 1.5 2.5-2.5M8.5 17H15';
export const insightsIcon = 'M4 20h16M7 16.5V12M12 16.5V5M17 16.5V9';
export const menuIcon = 'M4 7h16M4 12h16M4 17h16';
export const collapseIcon = 'M4 5h16v14H4zM9.5 5v14M16 9.5L13.5 12l2.5 2.5';
export const expandIcon = 'M4 5h16v14H4zM9.5 5v14M13.5 9.5L16 12l-2.5 2.5';
export const chevronIcon = 'M7 10l5 5 5-5';
export const externalIcon = 'M13 4h7v7M20 4l-9 9M17 14v6H4V7h6';
export const sunIcon =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4';
export const moonIcon = 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z';
export const plusIcon = 'M12 5v14M5 12h14';
export const minusIcon = 'M5 12h14';
export const searchIcon = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L20 20';
export const moreIcon = 'M12 5.5v.1M12 12v.1M12 18.5v.1';
export const editIcon = 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5';
export const trashIcon = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5.5M14 11v5.5';
export const downloadIcon = 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4 20h16';
export const uploadIcon = 'M12 15.5V4.5M7.5 9L12 4.5 16.5 9M4 20h16';
export const filterIcon = 'M4 6h16M7 12h10M10 18h4';
export const heartIcon = 'M12 20S4 15 4 9.3A4.2 4.2 0 0 1 12 7.5a4.2 4.2 0 0 1 8 1.8C20 15 12 20 12 20z';
export const copyIcon = 'M8.5 8.5H20V20H8.5zM15.5 8.5V4H4v11.5h4.5';
export const backIcon = 'M20 12H5M11 6l-6 6 6 6';
export const lockIcon = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3';
export const dragIcon = 'M9 5v.1M15 5v.1M9 12v.1M15 12v.1M9 19v.1M15 19v.1';
export const columnsIcon = 'M4 5h16v14H4zM9.5 5v14M14.5 5v14';
export const historyIcon = 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5M12 8v4.5l3 2';
