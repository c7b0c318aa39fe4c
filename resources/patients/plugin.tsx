import { isScanOnly } from '../../domain/viewer.ts';
import { patientsIcon } from '../../src/icons/consoleIcons.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';
import { patientsMessages } from './messages.en.ts';

/** The patient list and the ways to add patients; whoever works with scans only has none (SHELL-09). */
export const patients = definePlugin({
  id: 'patients',
  console: 'portal',
  visibleTo: (viewer) => !isScanOnly(viewer),
  pages: [
    {
      path: '/patients/',
      page: lazyPage(() => import('./PatientList.tsx')),
      menu: { label: 'patients.menu', icon: patientsIcon },
    },
  ],
  messages: { en: patientsMessages },
});
