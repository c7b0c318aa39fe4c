import { holds } from '../../domain/viewer.ts';
import { templatesIcon } from '../../src/icons/consoleIcons.ts';
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
      options: { label: 'templates.title', icon: templatesIcon },
    },
  ],
  pages: [{ path: '/programs/templates/:templateId', page: lazyPage(() => import('./TemplatePage.tsx')) }],
  messages: { en: { templates: { title: 'Program Templates' } } },
});
