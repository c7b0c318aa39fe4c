import HomeIcon from '@mui/icons-material/HomeOutlined';
import { lazyPage } from '../../src/ui/lazyPage.ts';
import { definePlugin } from '../../src/ui/plugin.ts';

/** The start page after signing in (DASH-01). */
export const dashboard = definePlugin({
  id: 'dashboard',
  console: 'portal',
  visibleTo: () => true,
  pages: [
    {
      path: '/home/',
      page: lazyPage(() => import('./Dashboard.tsx')),
      menu: { label: 'dashboard.menu', icon: HomeIcon },
    },
  ],
  messages: { en: { dashboard: { menu: 'Home' } } },
});
