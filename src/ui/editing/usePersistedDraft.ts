import { useEffect, useState } from 'react';
import { hasExpired, useViewer } from '../../../authProvider/session.ts';
import { isSame, openDraft, type Draft, type TypedFields } from './draftStorage.ts';

interface Options {
  /** Version of the record that is edited. */
  version?: number | null;
  /** Closing the editor keeps the draft until it is saved or discarded. */
  keepsOnClose?: boolean;
}

/**
 * The draft of the signed-in user with this name. It survives a reload and a session that ends; closing the editor gives it up
 * unless it `keepsOnClose`.
 */
export function usePersistedDraft(name: string, { version = null, keepsOnClose = false }: Options = {}): Draft {
  // After the session has ended no user is known, and the draft is still its writer's.
  const userId = useViewer()?.userId ?? '';
  const [draft] = useState(() => openDraft(userId, name, version));
  useEffect(
    () => () => {
      if (!keepsOnClose && !hasExpired()) draft.discard();
    },
    [draft, keepsOnClose],
  );
  return draft;
}

type Values = Readonly<Record<string, unknown>>;

/** A file cannot be kept as text. */
const isText = (value: unknown): boolean => value !== undefined && !(value instanceof Blob);

export const changedFields = (before: Values, values: Values): TypedFields =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([field, typed]) => isText(typed) && !isSame(before[field], typed))
      .map(([field, typed]) => [field, { before: before[field], typed }]),
  );

/** The fields of a draft that the editor has, with values of the kind that it holds. */
export function fittingFields({ restored }: Draft, now: Values): TypedFields {
  const fits = ([field, { typed }]: [string, { typed?: unknown }]) =>
    field in now && typeof typed === typeof now[field] && Array.isArray(typed) === Array.isArray(now[field]);
  return Object.fromEntries(Object.entries(restored?.fields ?? {}).filter(fits));
}
