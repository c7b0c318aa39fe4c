/**
 * What react-admin's core takes from `react-router-dom`, without the data router that it only needs where no router is
 * around it: here the consoles always stand in a `BrowserRouter`. `vite.config.ts` puts this in the package's place; a
 * name that is missing here fails the build.
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
