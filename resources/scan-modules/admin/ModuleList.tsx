import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import LockIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { DraftModule } from '../../../domain/scan-modules/draft.ts';
import { getForeignHost } from '../../../domain/scan-modules/module-form.ts';
import { AssessmentList, EditDelete } from './AssessmentList.tsx';
import type { CardActions } from './useModulesEditor.ts';
import { EmptyState } from '../../../src/ui/PageStates.tsx';
import { SortableList } from '../../../src/ui/SortableList.tsx';
import DashboardCustomizeIcon from '@mui/icons-material/DashboardCustomizeOutlined';

const Frame = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  overflow: 'hidden',
  borderRadius: 'var(--radius-small)',
  color: 'var(--on-primary-soft)',
  background: 'var(--primary-soft)',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** A module's image, or an icon if there is none, if it is external, or if it cannot be loaded. */
const ModulePicture = ({ imageUrl }: { imageUrl: string | null }) => {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = imageUrl !== null && imageUrl !== broken && getForeignHost(imageUrl, window.location.origin) === null;
  return (
    <Frame>
      {isShown ? (
        <img src={imageUrl} alt="" onError={() => setBroken(imageUrl)} />
      ) : (
        <DashboardCustomizeIcon sx={{ fontSize: 24 }} />
      )}
    </Frame>
  );
};

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 1),
  padding: theme.spacing(1, 1, 1, 0),
}));
const Actions = styled('div')({ display: 'flex', alignItems: 'center', marginLeft: 'auto', color: 'var(--ink-muted)' });
/** The button covers the names, so a click anywhere on them opens the card. */
const Names = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  flex: '1 1 260px',
  minWidth: 0,
  padding: theme.spacing(0.5, 1),
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', color: 'var(--ink-muted)' },
  '& button': { padding: 0, border: 0, background: 'none', color: 'var(--ink)', font: 'inherit', textAlign: 'start' },
  '& button::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 6, cursor: 'pointer' },
  '& button:focus-visible': { outline: 'none' },
  '& button:focus-visible::after': { outline: '2px solid var(--focus)' },
  '& > svg': { flex: 'none', color: 'var(--ink-muted)' },
  '&[data-open] > svg': { transform: 'rotate(180deg)' },
}));
const Body = styled('div')(({ theme }) => ({
  padding: theme.spacing(0, 2, 2, 1),
  '& > p': { margin: theme.spacing(1, 0), color: 'var(--ink-muted)', overflowWrap: 'anywhere' },
}));

interface ModuleCardProps {
  module: DraftModule;
  actions: CardActions;
  /** Whether its assessments are shown initially. */
  startsOpen: boolean;
}

/** A module with image, names, lock and actions, and its assessments when it is opened (MODS-08). */
const ModuleCard = ({ module, actions, startsOpen }: ModuleCardProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(startsOpen);
  const { id, name, subtitle, imageUrl, isLocked, assessments } = module;
  const host = getForeignHost(imageUrl, window.location.origin);
  return (
    <div role="group" aria-label={name}>
      <Head>
        <Names data-open={isOpen || undefined}>
          <ModulePicture imageUrl={imageUrl} />
          <div>
            <Typography variant="h3">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={`module-${id}`}
                onClick={() => setOpen(!isOpen)}
              >
                {name}
              </button>
            </Typography>
            {subtitle} · {translate('scanModules.count', { smart_count: assessments.length })}
          </div>
          <ExpandMoreIcon fontSize="small" />
        </Names>
        <Actions>
          {/* Reserves the space, so that buttons and arrows of all cards are aligned. */}
          <span style={{ width: 24 }}>
            {isLocked && (
              <span role="img" aria-label={translate('scanModules.locked')} title={translate('scanModules.locked')}>
                <LockIcon fontSize="small" />
              </span>
            )}
          </span>
          <EditDelete
            name={name}
            onEdit={() => actions.editModule(module)}
            onDelete={() => actions.removeModule(module)}
          />
        </Actions>
      </Head>
      <Body id={`module-${id}`} hidden={!isOpen}>
        {isOpen && (
          <>
            {host && <p>{translate('scanModules.pictureElsewhere', { host })}</p>}
            <AssessmentList module={module} actions={actions} />
            <Button size="small" variant="outlined" sx={{ mt: 2 }} onClick={() => actions.addAssessment(module)}>
              {translate('scanModules.addAssessment')}
            </Button>
          </>
        )}
      </Body>
    </div>
  );
};

/** Styles each row as a card with its handle. The margin belongs to the row, because dragging measures it. */
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
  // Keeps the focused element above the bar at the end of the window.
  '& button': { scrollMarginBottom: 112 },
});

interface ModuleListProps {
  modules: readonly DraftModule[];
  /** Saved modules are closed initially. */
  saved: readonly DraftModule[];
  actions: CardActions;
  onOrder: (modules: DraftModule[]) => void;
}

/** The modules as sortable cards (MODS-10). */
export const ModuleList = ({ modules, saved, actions, onOrder }: ModuleListProps) => {
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
          <ModuleCard module={module} actions={actions} startsOpen={!saved.some(({ id }) => id === module.id)} />
        )}
      </SortableList>
    </Cards>
  );
};
