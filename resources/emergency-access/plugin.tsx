import ApartmentIcon from '@mui/icons-material/Apartment';
import { hasProduct } from '../../domain/identity/viewer.ts';
import { lazyPage } from '../../src/ui/lazyPage.ts';
import { definePlugin } from '../../src/ui/plugin.ts';

/** Emergency access to patients of other locations: for providers to open, for admins to review. */
export const emergencyAccess = definePlugin({
  id: 'emergency-access',
  console: 'portal',
  visibleTo: (viewer) => (['HEALTH', 'GAIT', 'PRO'] as const).some((product) => hasProduct(viewer, product)),
  group: { label: 'organization.menu', icon: ApartmentIcon },
  pages: [
    {
      path: '/emergency-access/',
      page: lazyPage(() => import('./EmergencyAccessPage.tsx')),
      menu: { label: 'emergency.title' },
    },
    {
      path: '/emergency-access/:id/',
      numericId: 'id',
      page: lazyPage(() => import('./EmergencyRecordPage.tsx')),
    },
  ],
  messages: { en: { organization: { menu: 'Your Organization' }, emergency: { title: 'Emergency Access' } } },
});
