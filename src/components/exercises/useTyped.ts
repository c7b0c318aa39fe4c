import { useState } from 'react';

/**
 * A text that is used while it is typed, beside the one that is kept elsewhere, as in the address, once the typing
 * pauses. It follows when that one is changed by anything else.
 */
export function useTyped(kept: string, keep: (text: string) => void) {
  const [{ typed, told, seen }, set] = useState({ typed: kept, told: kept, seen: kept });
  if (kept !== seen) set({ typed: kept === told ? typed : kept, told: kept, seen: kept });
  return {
    typed,
    onType: (text: string) => set((state) => ({ ...state, typed: text })),
    onSearch: (text: string) => {
      set((state) => ({ ...state, told: text }));
      keep(text);
    },
  };
}
