import { useGetList, type RaRecord } from 'react-admin';
import { useViewer } from '../../authProvider/session.ts';
import { MAX_PAGE_SIZE } from '../../contract/platform/limits.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import type { Option } from './Choice.tsx';

type Provider = RaRecord & { firstName: string; lastName: string };

/** Providers of the clinic by name, cached for all screens. */
export function useProviderOptions(): Option[] {
  const { data = [] } = useGetList<Provider>('organization/providers', {
    pagination: { page: 1, perPage: MAX_PAGE_SIZE },
    sort: { field: 'name', order: 'ASC' },
  });
  return data.map((provider) => ({ value: String(provider.id), label: formatFullName(provider) }));
}

/** The viewer's locations, the only ones that a patient can be added to. */
export const useLocationOptions = (): Option[] =>
  (useViewer()?.locations ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
