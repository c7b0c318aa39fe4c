/** The time zone that a page names once. */
export const zoneMessages = { page: { zone: 'Dates and times are in %{zone}' } };
