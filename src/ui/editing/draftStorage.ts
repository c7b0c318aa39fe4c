import * as z from 'zod/mini';

/*
 * Drafts lie in sessionStorage and not in localStorage: clinics share computers, so what is typed about a patient must not
 * outlive the tab. The key names the user, so nobody else is shown a draft; signing out (`src/app/session/signOut.ts`) and
 * another user who signs in (`src/app/session/storage.ts`) empty the storage.
 */

const StoredDraft = z.object({
  /** The fields that were changed, with what they held when the editor was opened. */
  fields: z.record(z.string(), z.object({ before: z.unknown(), typed: z.unknown() })),
  /** Sent with every attempt to save this draft, also after a reload: the server writes it once. */
  idempotencyKey: z.string(),
  /** Version of the record that the draft was written on; null for a new record. */
  version: z.nullable(z.number()),
  /** What the last attempt sent, if there was one. */
  sent: z.optional(z.string()),
});
export type StoredDraft = z.output<typeof StoredDraft>;
export type TypedFields = StoredDraft['fields'];

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const storageKey = (userId: string, name: string): string => `draft/${userId}/${name}`;

export function readDraft(userId: string, name: string): StoredDraft | null {
  try {
    return StoredDraft.parse(JSON.parse(sessionStorage.getItem(storageKey(userId, name)) ?? 'null'));
  } catch {
    return null;
  }
}

function writeDraft(userId: string, name: string, draft: StoredDraft): void {
  try {
    sessionStorage.setItem(storageKey(userId, name), JSON.stringify(draft));
  } catch {
    // Without room in the storage the draft lasts as long as the page.
  }
}

/** One draft of one user, kept in the browser while any of its fields differs from what it began with. */
export function openDraft(userId: string, name: string, version: number | null) {
  const restored = userId ? readDraft(userId, name) : null;
  let draft: StoredDraft = restored ?? { fields: {}, idempotencyKey: crypto.randomUUID(), version };
  const store = (next: StoredDraft) => {
    draft = next;
    if (userId && Object.keys(draft.fields).length > 0) writeDraft(userId, name, draft);
    else sessionStorage.removeItem(storageKey(userId, name));
  };
  return {
    restored,
    write: (fields: TypedFields) => {
      if (!isSame(fields, draft.fields)) store({ ...draft, fields });
    },
    /**
     * The key to send a body with. The same body always has the same key. A changed body keeps it too, so that a lost answer
     * to a new record does not become a second one, unless `isNewPerBody`: a version protects an update from that.
     */
    keyFor: (sent: string, isNewPerBody: boolean): string => {
      const isOther = isNewPerBody && draft.sent !== undefined && draft.sent !== sent;
      store({ ...draft, sent, ...(isOther && { idempotencyKey: crypto.randomUUID() }) });
      return draft.idempotencyKey;
    },
    /** The draft goes on from another version of the record: what is sent from here on is another attempt. */
    rebase: (on: number | null) => store({ fields: draft.fields, idempotencyKey: crypto.randomUUID(), version: on }),
    /** Saved or given up: nothing stays in the browser until something is typed again. */
    discard: () => sessionStorage.removeItem(storageKey(userId, name)),
  };
}
export type Draft = ReturnType<typeof openDraft>;
