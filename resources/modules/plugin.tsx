import DashboardCustomizeIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import { hasFeature, holds } from '../../domain/viewer.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';
import { en } from './menu.en.ts';

/** Assessment modules, for the Health accounts that have the feature (OPEN-012, OPEN-019). */
export const modules = definePlugin({
  id: 'modules',
  console: 'portal',
  visibleTo: (viewer) => holds(viewer, 'HEALTH') && hasFeature(viewer, 'MODULES'),
  pages: [
    {
      path: '/programs/products',
      page: lazyPage(() => import('./ModulesPage.tsx')),
      menu: { label: 'modules.title', icon: DashboardCustomizeIcon },
    },
  ],
  messages: { en },
});
