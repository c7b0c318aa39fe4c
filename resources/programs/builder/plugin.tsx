import { hasProduct } from '../../../domain/identity/viewer.ts';
import { lazyPage } from '../../../src/ui/lazyPage.ts';
import { definePlugin } from '../../../src/ui/plugin.ts';

/** The program builder, for a patient's program and for templates (BLD). */
export const programBuilder = definePlugin({
  id: 'program-builder',
  console: 'portal',
  visibleTo: (viewer) => hasProduct(viewer, 'HEALTH'),
  pages: [
    { path: '/programs/templates/builder/', page: lazyPage(() => import('./TemplateBuilderPage.tsx')) },
    {
      path: '/programs/assign/:patientId',
      numericId: 'patientId',
      page: lazyPage(() => import('./AssignProgramPage.tsx')),
    },
  ],
  messages: { en: {} },
});
