/**
 * Replaces `react-router-dom` in react-admin's core (see `vite.config.ts`) without the data router, which is only
 * needed if there is no router around it. A name that is missing here fails the build.
 */
export {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  useBlocker,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router';

const missing = (): never => {
  throw new Error('The consoles stand in a BrowserRouter.');
};
export const createHashRouter = missing;
export const createMemoryRouter = missing;
export const RouterProvider = missing;
