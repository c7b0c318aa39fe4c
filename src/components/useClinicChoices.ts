import { useGetList, type RaRecord } from 'react-admin';
import { useViewer } from '../../authProvider/session.ts';
import { MAX_PAGE_SIZE } from '../../contract/limits.ts';
import { fullName } from '../../domain/patient.ts';
import type { Option } from './Choice.tsx';

type Provider = RaRecord & { firstName: string; lastName: string };

/** Providers of the clinic by name; asked for once and then known to every screen. */
export function useProviderOptions(): Option[] {
  const { data = [] } = useGetList<Provider>('organization/providers', {
    pagination: { page: 1, perPage: MAX_PAGE_SIZE },
    sort: { field: 'name', order: 'ASC' },
  });
  return data.map((provider) => ({ value: String(provider.id), label: fullName(provider) }));
}

/** The viewer's own locations, the only ones that a patient can be added to. */
export const useLocationOptions = (): Option[] =>
  (useViewer()?.locations ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
