import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { DraftModule } from '../../domain/scan/modules/draft.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { SortableList } from '../../src/components/SortableList.tsx';
import { ModuleCard } from './ModuleCard.tsx';
import type { CardEdits } from './useModuleEdits.ts';

/** Draws each row of the list as a card with its handle in it; the distance below belongs to the row, as dragging measures it. */
const Cards = styled('div')({
  '& > ol > li': {
    position: 'relative',
    isolation: 'isolate',
    padding: '0 0 12px 4px',
    background: 'none',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 0 12px',
      zIndex: -1,
      border: '1px solid var(--border)',
      borderRadius: 'var(--radius-medium)',
      background: 'var(--surface)',
    },
    '&[data-dragged]': { boxShadow: 'none', '&::before': { boxShadow: '0 4px 16px rgb(0 0 0 / 25%)' } },
    '& > button': { marginTop: 16 },
  },
  // What has the focus is never below the bar at the end of the window.
  '& button': { scrollMarginBottom: 112 },
});

interface Props {
  modules: readonly DraftModule[];
  /** Those that are saved stay closed until they are opened. */
  saved: readonly DraftModule[];
  edits: CardEdits;
  onOrder: (modules: DraftModule[]) => void;
}

/** The modules as cards, put in order by their handles (MODS-10). */
export const ModuleList = ({ modules, saved, edits, onOrder }: Props) => {
  const translate = useTranslate();
  if (modules.length === 0) return <EmptyState title={translate('scanModules.empty')} />;
  return (
    <Cards>
      <SortableList
        items={modules}
        nameOf={({ name }) => name}
        label={translate('scanModules.modulesInOrder')}
        onOrder={onOrder}
      >
        {(module) => (
          <ModuleCard module={module} edits={edits} startsOpen={!saved.some(({ id }) => id === module.id)} />
        )}
      </SortableList>
    </Cards>
  );
};
