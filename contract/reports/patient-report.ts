import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Day } from '../platform/dates.ts';
import { Id } from '../platform/fields.ts';
import { LanguageCode } from '../platform/languages.ts';

/** Most days that one report covers, both ends included: two years, one of them a leap year. */
export const REPORT_MAX_DAYS = 731;

export const patientReport = defineCall({
  id: 'patientReport',
  summary:
    'Report of a Health patient as PDF over a range of days, both ends included (REC-26, OPEN-066); 422 for a range that ends before it starts, lies in the future or is longer than two years. What was typed stays as it is, all else is in `language`, English without one',
  method: 'GET',
  path: '/v2/patients/:id/report',
  // It says what the assigned program is.
  access: { action: 'programs.read' },
  scopes: ['reports:read'],
  confirmed: true,
  params: z.object({ id: Id }),
  query: z.strictObject({ from: Day, to: Day, language: z.optional(LanguageCode) }),
  status: 200,
  form: 'file',
});
