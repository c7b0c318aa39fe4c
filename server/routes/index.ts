import type { Dependencies } from '../dependencies.ts';
import type { Served } from '../http/serve.ts';
import { artifactRoutes } from './artifacts.ts';
import { identityRoutes } from './identity.ts';
import { systemRoutes } from './system.ts';
import { userRoutes } from './users.ts';

export type Routes = (served: Served, deps: Dependencies) => void;

/** Every part of the API, in the order of its documentation. */
export const routes: readonly Routes[] = [systemRoutes, identityRoutes, userRoutes, artifactRoutes];
