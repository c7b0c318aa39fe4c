import { lazy } from 'react';
import { withChunkLoadTimeout } from '../../../src/ui/chunkLoadTimeout.ts';
import { addMessages } from '../../../src/ui/i18n/loadedMessages.ts';

const fetched = async <Module extends { texts: Parameters<typeof addMessages>[0] }>(loading: Promise<Module>) => {
  const opened = await withChunkLoadTimeout(loading);
  addMessages(opened.texts);
  return opened;
};

/** The contact form in a dialog, loaded with its texts when it is opened. */
export const ContactDialog = lazy(() => fetched(import('../ContactDialog.tsx')));

/** The contact form as part of a page. */
export const ContactCard = lazy(() => fetched(import('../ContactCard.tsx')));
