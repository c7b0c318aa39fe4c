/** Stands apart from the shapes, so that the patient's page loads no schema. */
export const OWN_REMINDERS_PATH = '/v2/intake/reminders';
