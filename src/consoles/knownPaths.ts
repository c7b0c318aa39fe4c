import { matchPath } from 'react-router';
import { plugins } from '../plugins.ts';
import { shellPlugins } from './shellPlugins.ts';

/** Whether a path belongs to a page or resource of some console, whoever may open it. */
export const isKnownPath = (path: string): boolean =>
  path === '/admin/' ||
  [...plugins, ...shellPlugins].some(
    ({ console: name, pages, resources = [] }) =>
      pages.some((page) => matchPath(page.path, path)) ||
      resources.some((resource) => matchPath(`${name === 'admin' ? '/admin' : ''}/${resource.name}/*`, path)),
  );
