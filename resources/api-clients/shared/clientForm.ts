import type { ApiClient } from '../../../contract/api-clients/api-clients.ts';
import type { ApiScope } from '../../../contract/platform/api-scopes.ts';

/** What the form of a new API client holds. */
export interface ClientValues {
  name: string;
  scopes: ApiScope[];
  reach: 'all' | 'some';
  locationIds: number[];
  expiresOn: string;
  credential: ApiClient['credential'];
  keySet: string;
}

export const noClient: ClientValues = {
  name: '',
  scopes: [],
  reach: 'all',
  locationIds: [],
  expiresOn: '',
  credential: 'SECRET',
  keySet: '',
};

export const toClientBody = ({ reach, locationIds, expiresOn, credential, keySet, ...rest }: ClientValues) => ({
  ...rest,
  locationIds: reach === 'all' ? null : locationIds,
  expiresOn: expiresOn || null,
  keySet: credential === 'KEY' ? keySet : null,
});
