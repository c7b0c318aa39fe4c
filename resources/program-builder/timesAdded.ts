import { createContext, useContext, useMemo } from 'react';
import type { Block } from '../../contract/program-shapes.ts';

type Times = Readonly<Record<string, number>>;

/** How often each exercise is in the program (OPEN-086), for the buttons of the grid alone: the grid stays as drawn. */
export const TimesAdded = createContext<Times>({});

export const useTimesAdded = (exerciseId: string): number => useContext(TimesAdded)[exerciseId] ?? 0;

/** The numbers for `TimesAdded`; the same object until one of them is another, so that mere order changes nothing. */
export function useTimes(blocks: readonly Block[]): Times {
  const key = blocks
    .map(({ exerciseId }) => exerciseId)
    .toSorted()
    .join();
  return useMemo(() => {
    const times: Record<string, number> = {};
    for (const id of key ? key.split(',') : []) times[id] = (times[id] ?? 0) + 1;
    return times;
  }, [key]);
}
