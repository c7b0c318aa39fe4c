/** Today's name of a time zone, by how a language formats dates: `Mountain Time`. */
export const getZoneName = (
  zone: string,
  createFormat: (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat,
): string =>
  createFormat({ timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
