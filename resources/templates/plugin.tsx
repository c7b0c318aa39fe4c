import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import { hasProduct } from '../../domain/identity/viewer.ts';
import { lazyPage } from '../../src/ui/lazyPage.ts';
import { definePlugin } from '../../src/ui/plugin.ts';

/** The clinic's program templates: list, view, delete (TPL). The program builder edits them. */
export const programTemplates = definePlugin({
  id: 'program-templates',
  console: 'portal',
  visibleTo: (viewer) => hasProduct(viewer, 'HEALTH'),
  resources: [
    {
      name: 'programs/templates',
      list: lazyPage(() => import('./TemplatesPage.tsx')),
      recordRepresentation: 'name',
      icon: DescriptionIcon,
      options: { label: 'templates.title' },
    },
  ],
  pages: [
    {
      path: '/programs/templates/:templateId',
      numericId: 'templateId',
      page: lazyPage(() => import('./TemplatePage.tsx')),
    },
  ],
  messages: { en: { templates: { title: 'Program Templates' } } },
});
