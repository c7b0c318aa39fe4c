/** 24 x 24 icons of camera directions, which Material's icons do not have. */
export const facingFrontIcon =
  'M12 2.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4M12 9c-3 0-4.8 1.6-4.8 4.4v2.2h2.2v5.6h5.2v-5.6h2.2v-2.2C16.8 10.6 15 9 12 9';
export const facingSideIcon =
  'M12 2.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4M14.2 5.2h1.6M11.8 9c-1.7 0-2.6 1.4-2.6 3.2v3.4h1.2v5.6h3.2v-5.6h1.2v-3.4C14.8 10.4 13.6 9 11.8 9';
