import DashboardCustomizeIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import { hasFeature, hasProduct } from '../../domain/identity/viewer.ts';
import { lazyPage } from '../../src/ui/lazyPage.ts';
import { definePlugin } from '../../src/ui/plugin.ts';

/** Assessment modules, for the Health accounts that have the feature (OPEN-012, OPEN-019). */
export const modules = definePlugin({
  id: 'modules',
  console: 'portal',
  visibleTo: (viewer) => hasProduct(viewer, 'HEALTH') && hasFeature(viewer, 'MODULES'),
  pages: [
    {
      path: '/programs/products',
      page: lazyPage(() => import('./ModulesPage.tsx')),
      menu: { label: 'modules.title', icon: DashboardCustomizeIcon },
    },
  ],
  messages: {
    en: { modules: { title: 'Modules' } },
  },
});
