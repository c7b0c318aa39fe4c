/** Licences of the library's own exercises, as they are said in each language. */
const ownLicenses: ReadonlySet<string> = new Set(['All rights reserved', 'Todos los derechos reservados']);

/** Whether the licence of an exercise asks to name its source; on a patient's sheet anything else only irritates. */
export const requiresAttribution = ({ license }: { license: string }): boolean => !ownLicenses.has(license);
