import { lazy } from 'react';
import { withinDeadline } from '../chunkDeadline.ts';
import { addPageTexts } from '../i18n/pageTexts.ts';

const fetched = async <Module extends { texts: Parameters<typeof addPageTexts>[0] }>(loading: Promise<Module>) => {
  const opened = await withinDeadline(loading);
  addPageTexts(opened.texts);
  return opened;
};

/** The contact form in a dialog, fetched with its words once it is opened. */
export const ContactDialog = lazy(() => fetched(import('./ContactDialog.tsx')));

/** The contact form as a part of a page. */
export const ContactCard = lazy(() => fetched(import('./ContactCard.tsx')));
