/** Line drawings of the exercise library, each 24 by 24. */
export const portraitIcon = 'M8 3h8v18H8zM11 18h2';
export const landscapeIcon = 'M3 8h18v8H3zM18 11v2';
export const facingFrontIcon = 'M12 3a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 0 0 12 3M6.5 14l2-4h7l2 4M9 10v11M15 10v11M9 15.5h6';
export const facingSideIcon = 'M11.5 3a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4M11.5 10v6l-1.5 5M11.5 16l2 5M11.5 10.5l4 3.5M18.5 5.2h-3';
export const upIcon = 'M12 19V6M6.5 11.5L12 6l5.5 5.5';
export const downIcon = 'M12 5v13M6.5 12.5L12 18l5.5-5.5';
