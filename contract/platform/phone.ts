import { formMessage } from './form-messages.ts';
import * as z from 'zod/mini';
import { blankAsNull } from './fields.ts';

const PHONE_INVALID = formMessage.text('fields.invalidPhone');

/**
 * Ten digits after everything else is taken off, stored as `+1` and the digits (PAT-50..52); a leading country code 1
 * is accepted (OPEN-164). Answers the stored form or what is wrong.
 */
export function normalizePhone(typed: string): { phone: string } | { problem: string } {
  const digits = typed.replace(/\D/g, '');
  const ten = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return ten.length === 10 ? { phone: `+1${ten}` } : { problem: PHONE_INVALID };
}

/** A typed phone number becomes its stored form; blank or absent becomes null (PAT-49). */
export const optionalPhone = () =>
  z.pipe(
    blankAsNull(PHONE_INVALID),
    z.pipe(
      z.nullable(
        z.string().check(
          z.maxLength(40, PHONE_INVALID),
          z.refine((typed: string) => 'phone' in normalizePhone(typed), PHONE_INVALID),
        ),
      ),
      z.transform((typed: string | null) => {
        const answer = typed === null ? null : normalizePhone(typed);
        return answer && 'phone' in answer ? answer.phone : null;
      }),
    ),
  );
