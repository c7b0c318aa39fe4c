/** The name of the camera pages where something leads to them. */
export const telehealthMenu = { telehealth: { menu: 'Telehealth' } };
