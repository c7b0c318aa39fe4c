import { createContext, useContext } from 'react';
import type { Problem } from '../../../contract/platform/error.ts';
import type { Language } from '../../../contract/platform/languages.ts';
import type { Today } from './keptOnDevice.ts';

/** Loads the day that staff look at. */
export type LoadDay = (language: Language | null, signal?: AbortSignal) => Promise<Today | Problem>;

const PreviewContext = createContext<LoadDay | null>(null);
export const PreviewProvider = PreviewContext.Provider;

/** How staff load the day in a preview (PTL-60); null on a patient's own device. A preview keeps and sends nothing. */
export const usePreview = (): LoadDay | null => useContext(PreviewContext);

/** The patient of `/p/preview/{id}`: the number alone opens nothing, the session of staff does. */
export function readPreviewedPatient(): number | null {
  const id = /^\/p\/preview\/(\d+)\/?$/.exec(window.location.pathname)?.[1];
  return id === undefined ? null : Number(id);
}
