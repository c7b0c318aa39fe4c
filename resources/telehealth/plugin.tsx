import { lazyPage } from '../../src/ui/lazyPage.ts';
import { telehealthMenu } from './shared/menu.en.ts';
import { definePlugin } from '../../src/ui/plugin.ts';

const hands = lazyPage(() => import('./HandsPage.tsx'));

/** Camera demos for signed-in users, reached from Scan and from a patient's record (TELE, OPEN-107). */
export const telehealth = definePlugin({
  id: 'telehealth',
  console: 'portal',
  visibleTo: () => true,
  pages: [
    { path: '/telehealth/', page: lazyPage(() => import('./TelehealthPage.tsx')) },
    { path: '/telehealth/hands/', page: hands },
    { path: '/telehealth/tremors/', page: lazyPage(() => import('./TremorsPage.tsx')) },
    { path: '/telehealth/external-shoulder-rotation/', page: lazyPage(() => import('./ShoulderPage.tsx')) },
    { path: '/demo/hands/', page: hands },
  ],
  messages: { en: telehealthMenu },
});
