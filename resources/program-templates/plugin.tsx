import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import { holds } from '../../domain/viewer.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';

/** The clinic's program templates: listed, looked at, deleted (TPL). They are written in the program builder. */
export const programTemplates = definePlugin({
  id: 'program-templates',
  console: 'portal',
  visibleTo: (viewer) => holds(viewer, 'HEALTH'),
  resources: [
    {
      name: 'programs/templates',
      list: lazyPage(() => import('./TemplatesPage.tsx')),
      recordRepresentation: 'name',
      icon: DescriptionIcon,
      options: { label: 'templates.title' },
    },
  ],
  pages: [{ path: '/programs/templates/:templateId', page: lazyPage(() => import('./TemplatePage.tsx')) }],
  messages: { en: { templates: { title: 'Program Templates' } } },
});
