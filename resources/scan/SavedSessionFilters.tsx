import { useListContext } from 'react-admin';
import { SavedFiltersButton } from '../../src/components/list-tools/SavedFiltersButton.tsx';
import { useLocatedOpening } from '../../src/components/list-tools/useLocatedOpening.ts';

/** Saved filters of the sessions: the locations that they are of, and their order. */
export const SavedSessionFilters = () => {
  const { sort, perPage } = useListContext();
  const { opening, withLocations } = useLocatedOpening();
  const settings = withLocations({ filter: {}, sort: sort.field, order: sort.order, perPage });
  return (
    <div style={{ textAlign: 'right', marginBottom: 8 }}>
      <SavedFiltersButton list="scan-sessions" settings={settings} opening={opening} />
    </div>
  );
};
