import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useViewer } from '../../authProvider/session.ts';
import { listShownKinds, WORKLIST_COUNT_MAX, type WorklistKind } from '../../contract/worklist/worklist.ts';
import { hasFeature } from '../../domain/identity/viewer.ts';
import type { WorklistState } from './useWorklist.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 36,
    padding: '0 12px',
    border: '1px solid var(--border-strong)',
    borderRadius: 16,
    background: 'var(--surface)',
    color: 'var(--ink)',
    font: '500 var(--text-body)',
    cursor: 'pointer',
    '&:hover': { background: 'var(--sunken)' },
    '&[aria-pressed=true]': { borderColor: 'var(--primary)', background: 'var(--primary)', color: 'var(--on-primary)' },
  },
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    width: '100%',
    overflowX: 'auto',
    '& button': { flex: 'none', minHeight: 44 },
  },
  // Reserves the space of the counts while they load.
  '& b': { minWidth: '1.5ch', fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
}));

/** Filters by one reason, with patient counts; a second click clears the filter. */
export const ReasonFilter = ({ list: { data, kind, showKind } }: { list: WorklistState }) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const hasPaths = viewer !== null && hasFeature(viewer, 'PATHS');
  // Without the feature, path steps are shown only if there are any.
  const kinds = listShownKinds(viewer?.organization?.products ?? []).filter(
    (name) => name !== 'PATH_STEP' || hasPaths || kind === name || (data?.totals.PATH_STEP ?? 0) > 0,
  );
  const formatCount = (count: number) => (count < WORKLIST_COUNT_MAX ? count : translate('worklist.more', { count }));
  const renderChip = (name: WorklistKind | null, count: number | undefined) => (
    <button
      key={name ?? 'ALL'}
      type="button"
      aria-pressed={(kind ?? null) === name}
      onClick={() => showKind(name === kind ? null : name)}
    >
      {translate(name ? `worklist.chip.${name}` : 'worklist.all')}{' '}
      <b>{count === undefined ? '' : formatCount(count)}</b>
    </button>
  );
  return (
    <Bar role="group" aria-label={translate('worklist.reasons')}>
      {renderChip(null, data?.totalOfAll)}
      {kinds.map((name) => renderChip(name, data?.totals[name]))}
    </Bar>
  );
};
