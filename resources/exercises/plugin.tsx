import LibraryBooksIcon from '@mui/icons-material/LibraryBooksOutlined';
import { hasProduct } from '../../domain/identity/viewer.ts';
import { lazyPage } from '../../src/ui/lazyPage.ts';
import { definePlugin } from '../../src/ui/plugin.ts';

/** The Motion Library: all exercises for programs (LIB). */
export const exercises = definePlugin({
  id: 'exercises',
  console: 'portal',
  visibleTo: (viewer) => hasProduct(viewer, 'HEALTH'),
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
