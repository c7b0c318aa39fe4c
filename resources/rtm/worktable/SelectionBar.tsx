import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { MAX_SELECTED_PATIENTS } from '../../../contract/rtm/bulk-billing.ts';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  marginTop: theme.spacing(1),
  padding: theme.spacing(1, 2),
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  boxShadow: '0 0 0 1px var(--border-strong), 0 6px 24px rgb(0 0 0 / 18%)',
  '& strong': { fontVariantNumeric: 'tabular-nums' },
  '& .bill': { marginInlineStart: 'auto' },
  [theme.breakpoints.down('sm')]: {
    bottom: 8,
    justifyContent: 'space-between',
    '& .bill': { flex: '1 1 100%', minHeight: 44 },
  },
}));

interface Props {
  count: number;
  /** All that match, where that is known. */
  total: number | null;
  isSelectingAll: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  onBill: () => void;
}

/** The selected patients, and the one action for all of them. */
export const SelectionBar = ({ count, total, isSelectingAll, onSelectAll, onClear, onBill }: Props) => {
  const translate = useTranslate();
  const most = total === null ? null : Math.min(total, MAX_SELECTED_PATIENTS);
  const label = () => {
    if (most === null) return translate('rtm.selectMatching');
    return translate(most === total ? 'rtm.selectAll' : 'rtm.selectFirst', { count: most });
  };
  return (
    <Bar role="region" aria-label={translate('rtm.selection')}>
      <strong role="status">{translate('rtm.selected', { smart_count: count })}</strong>
      {(most === null || most > count) && (
        <Button size="small" loading={isSelectingAll} onClick={onSelectAll}>
          {label()}
        </Button>
      )}
      <Button size="small" onClick={onClear}>
        {translate('rtm.clearSelection')}
      </Button>
      <Button className="bill" variant="contained" onClick={onBill}>
        {translate('rtm.billSelected', { smart_count: count })}
      </Button>
    </Bar>
  );
};
