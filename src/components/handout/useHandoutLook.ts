import { useStore } from 'react-admin';
import type { HandoutLook } from './handoutOf.ts';

const usual: HandoutLook = { large: false, texts: true, ticks: false };

/** How this person prints handouts, kept from one to the next. */
export const useHandoutLook = () => useStore<HandoutLook>('handout.look', usual);
