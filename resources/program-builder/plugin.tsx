import { holds } from '../../domain/viewer.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';

/** The program builder, for a patient's program and for templates (BLD). */
export const programBuilder = definePlugin({
  id: 'program-builder',
  console: 'portal',
  visibleTo: (viewer) => holds(viewer, 'HEALTH'),
  pages: [
    { path: '/programs/templates/builder/', page: lazyPage(() => import('./TemplateBuilderPage.tsx')) },
    { path: '/programs/assign/:patientId', page: lazyPage(() => import('./AssignProgramPage.tsx')) },
  ],
  messages: { en: {} },
});
