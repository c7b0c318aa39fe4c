import RouteIcon from '@mui/icons-material/RouteOutlined';
import { hasFeature, holds } from '../../domain/viewer.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';

/** Care paths, for the Health accounts that have the feature (OPEN-012). */
export const carePaths = definePlugin({
  id: 'care-paths',
  console: 'portal',
  visibleTo: (viewer) => holds(viewer, 'HEALTH') && hasFeature(viewer, 'PATHS'),
  pages: [
    {
      path: '/programs/paths/',
      page: lazyPage(() => import('./PathsPage.tsx')),
      menu: { label: 'carePaths.title', icon: RouteIcon },
    },
  ],
  messages: { en: { carePaths: { title: 'Paths' } } },
});
