import { lazy } from 'react';
import { addMessages } from '../../../src/ui/i18n/loadedMessages.ts';
import { withChunkLoadTimeout } from '../../../src/ui/lazyPage.ts';

/** Today's sessions, loaded with their texts when they are rendered. */
export const LazyToday = lazy(async () => {
  const module = await withChunkLoadTimeout(import('../TodaySessions.tsx'));
  addMessages(module.texts);
  return module;
});
