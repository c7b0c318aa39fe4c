import { lazy } from 'react';
import { withinDeadline } from '../chunkDeadline.ts';
import { addPageTexts } from '../i18n/pageTexts.ts';
import { openingMessages } from './openingMessages.en.ts';

addPageTexts({ en: { replay: openingMessages } });

/** The dialog of a replay, fetched with its words once one is opened. */
export const ReplayDialog = lazy(async () => {
  const opened = await withinDeadline(import('./ReplayDialog.tsx'));
  addPageTexts(opened.texts);
  return opened;
});
