import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useViewer } from '../../authProvider/session.ts';
import { hasExpired } from '../session/session.ts';

/*
 * What stood in a form when the session ended, until its writer has signed in again. As drafts of care notes it is kept in
 * sessionStorage: it must not outlive the tab, nor be there for whoever uses the browser next. Signing out empties it
 * (`src/session/leave.ts`), and so does somebody else who signs in (`src/session/onePerson.ts`).
 */

const TypedField = z.object({ before: z.unknown(), typed: z.unknown() });
const TypedFields = z.record(z.string(), TypedField);
/** Fields that were changed, with what they held when the form was opened. */
export type TypedFields = z.output<typeof TypedFields>;

type Values = Readonly<Record<string, unknown>>;

const placeOf = (userId: string, form: string): string => `typed-before/${userId}/${form}`;
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
/** A file cannot be kept as text. */
const isText = (value: unknown): boolean => value !== undefined && !(value instanceof Blob);

/** What can be kept of what was changed in a form. */
const changedFields = (before: Values, values: Values): TypedFields =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([field, typed]) => isText(typed) && !isSame(before[field], typed))
      .map(([field, typed]) => [field, { before: before[field], typed }]),
  );

/** What was typed before; only fields that the form has, with values of the kind that it holds. */
function readTyped(userId: string, form: string, now: Values): TypedFields | null {
  try {
    const stored = TypedFields.parse(JSON.parse(sessionStorage.getItem(placeOf(userId, form)) ?? 'null'));
    const fits = ([field, { typed }]: [string, { typed?: unknown }]) =>
      field in now && typeof typed === typeof now[field] && Array.isArray(typed) === Array.isArray(now[field]);
    const fields = Object.entries(stored).filter(fits);
    return fields.length > 0 ? Object.fromEntries(fields) : null;
  } catch {
    return null;
  }
}

function keepTyped(userId: string, form: string, fields: TypedFields): void {
  if (Object.keys(fields).length === 0) return;
  try {
    sessionStorage.setItem(placeOf(userId, form), JSON.stringify(fields));
  } catch {
    // A browser without room keeps none.
  }
}

const dropTyped = (userId: string, form: string): void => sessionStorage.removeItem(placeOf(userId, form));

/**
 * What the reader typed before into a form that begins with `first`, to be dropped once it is brought back; and what the form
 * holds beside what it began with when it goes away with the session is kept.
 */
export function useTypedBefore(
  form: string,
  first: Values,
  heldNow: (typed: TypedFields | null) => [before: Values, now: Values],
) {
  // Once the session has ended nobody is known any more, and the form is still to be kept for its writer.
  const known = useViewer()?.userId;
  const [userId] = useState(known ?? '');
  const [typed] = useState(() => readTyped(userId, form, first));
  const held = useEffectEvent(heldNow);
  useEffect(
    () => () => {
      if (hasExpired()) keepTyped(userId, form, changedFields(...held(typed)));
    },
    [userId, form, typed],
  );
  return { typed, drop: () => dropTyped(userId, form) };
}
