/** The licence of the library's own exercises, as it is said in each language. */
export const ownLicense = { en: 'All rights reserved', es: 'Todos los derechos reservados' } as const;

/** Whether the licence of an exercise asks to name its source; on a patient's sheet anything else only irritates. */
export const asksForSource = ({ license }: { license: string }): boolean =>
  !Object.values<string>(ownLicense).includes(license);
