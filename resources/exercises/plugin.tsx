import LibraryBooksIcon from '@mui/icons-material/LibraryBooksOutlined';
import { holds } from '../../domain/viewer.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';

/** The Motion Library: every exercise that a program can be built of (LIB). */
export const exercises = definePlugin({
  id: 'exercises',
  console: 'portal',
  visibleTo: (viewer) => holds(viewer, 'HEALTH'),
  resources: [
    {
      name: 'programs/exercise-library',
      list: lazyPage(() => import('./MotionLibraryPage.tsx')),
      recordRepresentation: 'name',
      icon: LibraryBooksIcon,
      options: { label: 'library.title' },
    },
  ],
  pages: [{ path: '/programs/', redirectTo: '/programs/exercise-library/' }],
  messages: { en: { library: { title: 'Motion Library' } } },
});
