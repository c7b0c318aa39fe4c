import { fieldMessage } from './messages.ts';
import * as z from 'zod/mini';
import { EMAIL_MAX, NAME_MAX, NOTES_MAX } from './limits.ts';

/** Ids of records are positive whole numbers; in a path they arrive as digits. */
export const Id = z.coerce
  .number({ error: fieldMessage.text('fields.invalidId') })
  .check(z.int(), z.positive(), z.lte(2_147_483_647));
export const Uuid = z.uuid({ error: fieldMessage.text('fields.invalidUuid') });
/** A UUID as a device sent it or somebody typed it, such as that of a session or a user; compared in lower case. */
export const SentUuid = Uuid.check(z.toLowerCase());

/** A flag in a query. */
export const TrueOrFalse = z.pipe(
  z.enum(['true', 'false']),
  z.transform((flag) => flag === 'true'),
);

/** Ids in a query: `3,5` or, in the simple-rest form, `[3,5]`. */
export const IdList = z.pipe(
  z.union([z.array(z.union([z.number(), z.string()])), z.string(), z.number()]),
  z.pipe(
    z.transform((ids: string | number | (string | number)[]): unknown =>
      Array.isArray(ids) ? ids : String(ids).split(',').filter(Boolean),
    ),
    z.array(Id).check(z.maxLength(999)),
  ),
);

/** Ids that are texts, in a query: `2.18.0,test` or, in the simple-rest form, `["2.18.0","test"]`. */
export const TextIdList = z.pipe(
  z.union([z.array(z.string()), z.string()]),
  z.pipe(
    z.transform((ids: string | string[]): unknown => (Array.isArray(ids) ? ids : ids.split(',').filter(Boolean))),
    z.array(z.string().check(z.maxLength(64))).check(z.maxLength(999)),
  ),
);

// One line without what nobody sees: a newline in a name would forge lines in mails and exports, a mark of direction turns the text
// around it, and two names that differ in a blank without width look alike. Joiners stay between letters of scripts that need them.
const unseen =
  /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034F\u115F\u1160\u2800\u3164\uFFA0]|(?<!\p{Lo}\p{M}*)[\u200C\u200D]|[\u200C\u200D](?!\p{Lo}|\p{M})/u;
const oneLine = z.refine<string>((line: string) => !unseen.test(line), fieldMessage.text('fields.characters'));

/** A trimmed, non-empty single line (OPEN-163: blanks only counts as empty). */
export const requiredLine = (message: string, max = NAME_MAX) =>
  z
    .string({ error: message })
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(max, fieldMessage.text('fields.characterLimit', { n: max })),
      oneLine,
    );

/** A trimmed single line; empty becomes null. */
export const optionalLine = (max = NAME_MAX) =>
  z.pipe(
    z.nullish(
      z.string().check(z.trim(), z.maxLength(max, fieldMessage.text('fields.characterLimit', { n: max })), oneLine),
    ),
    z.transform((line: string | null | undefined) => (line ? line : null)),
  );

/** The first half of optional text fields: absent, null and blanks only become null (OPEN-163). */
export const blankAsNull = (message: string) =>
  z.pipe(
    z.nullish(z.string({ error: message })),
    z.transform((text: string | null | undefined) => (text?.trim() ? text.trim() : null)),
  );

// Linear pattern; RFC 5321 length. Good enough to catch typing errors, the mail server decides the rest.
const mailAddress =
  /^[^\s\p{Cc}\p{Cf}@"<>()[\],:;\\]+@[^\s\p{Cc}\p{Cf}@"<>()[\],:;\\.]+(\.[^\s\p{Cc}\p{Cf}@"<>()[\],:;\\.]+)+$/u;

/** Emails are compared and stored in lower case. */
export const email = (required: string, invalid = fieldMessage.text('fields.invalidEmailSentence')) =>
  z
    .string({ error: required })
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(EMAIL_MAX, invalid),
      z.regex(mailAddress, invalid),
      z.toLowerCase(),
    );

/** Blank or absent becomes null; anything else has to be an address. */
export const optionalEmail = (invalid = fieldMessage.text('fields.invalidEmailSentence')) =>
  z.pipe(blankAsNull(invalid), z.nullable(email(invalid, invalid)));

/** A line break counts as two characters wherever a text is limited (P§5, OPEN-162). */
export const textLength = (text: string): number => text.length + (text.match(/(?<!\r)\n/g)?.length ?? 0);

/** The same of a text that is saved without white space around it: what the check counts, a counter counts too. */
export const limitTrimmedLength = (text: string): number => textLength(text.trim());

export const limitedText = (max = NOTES_MAX, message = fieldMessage.text('fields.characterLimit', { n: max })) =>
  z.string().check(z.refine((text: string) => textLength(text) <= max, message));

export const Version = z.number().check(z.int(), z.positive());
