import RouteIcon from '@mui/icons-material/RouteOutlined';
import { hasFeature, hasProduct } from '../../domain/identity/viewer.ts';
import { lazyPage } from '../../src/ui/lazyPage.ts';
import { definePlugin } from '../../src/ui/plugin.ts';

/** Care paths, for Health accounts with the feature (OPEN-012). */
export const carePaths = definePlugin({
  id: 'care-paths',
  console: 'portal',
  visibleTo: (viewer) => hasProduct(viewer, 'HEALTH') && hasFeature(viewer, 'PATHS'),
  pages: [
    {
      path: '/programs/paths/',
      page: lazyPage(() => import('./PathsPage.tsx')),
      menu: { label: 'carePaths.title', icon: RouteIcon },
    },
  ],
  messages: { en: { carePaths: { title: 'Paths' } } },
});
