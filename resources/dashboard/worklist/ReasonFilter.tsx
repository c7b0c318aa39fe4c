import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useViewer } from '../../../authProvider/session.ts';
import { WORKLIST_COUNT_MAX, type AttentionKind } from '../../../contract/worklist.ts';
import { kindsShown } from '../../../domain/attention/kinds-shown.ts';
import { hasFeature } from '../../../domain/viewer.ts';
import type { WorklistShown } from './useWorklist.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  padding: theme.spacing(0, 2, 1.5),
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 32,
    padding: '0 12px',
    border: '1px solid var(--border-strong)',
    borderRadius: 16,
    background: 'var(--surface)',
    color: 'var(--ink)',
    font: '500 var(--text-small)',
    cursor: 'pointer',
    '&:hover': { background: 'var(--sunken)' },
    '&[aria-pressed=true]': { borderColor: 'var(--primary)', background: 'var(--primary)', color: 'var(--on-primary)' },
  },
  // Counts keep their place while they are loaded.
  '& b': { minWidth: '1.5ch', fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
}));

/** One reason at a time, each with the number of patients; pressed again it shows all. */
export const ReasonFilter = ({ list: { data, kind, showKind } }: { list: WorklistShown }) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const onPaths = viewer !== null && hasFeature(viewer, 'PATHS');
  // Who has no paths sees their steps only where there are some.
  const kinds = kindsShown(viewer?.organization?.products ?? []).filter(
    (name) => name !== 'PATH_STEP' || onPaths || kind === name || (data?.totals.PATH_STEP ?? 0) > 0,
  );
  const shown = (count: number) => (count < WORKLIST_COUNT_MAX ? count : translate('worklist.more', { count }));
  const chip = (name: AttentionKind | null, count: number | undefined) => (
    <button
      key={name ?? 'ALL'}
      type="button"
      aria-pressed={(kind ?? null) === name}
      onClick={() => showKind(name === kind ? null : name)}
    >
      {translate(name ? `worklist.chip.${name}` : 'worklist.all')} <b>{count === undefined ? '' : shown(count)}</b>
    </button>
  );
  return (
    <Bar role="group" aria-label={translate('worklist.reasons')}>
      {chip(null, data?.totalOfAll)}
      {kinds.map((name) => chip(name, data?.totals[name]))}
    </Bar>
  );
};
