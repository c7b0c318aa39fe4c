import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { WORKLIST_COUNT_MAX } from '../../../contract/worklist.ts';
import type { WorklistShown } from './useWorklist.ts';

const Footer = styled('footer')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  padding: theme.spacing(0, 1, 0, 2),
  borderTop: '1px solid var(--border)',
  color: 'var(--ink-muted)',
  font: 'var(--text-small)',
  '& span': { flex: 1 },
  '& button:disabled': { opacity: 0.4 },
}));

/** Which patients are shown, and steps to the pages beside. */
export const WorklistPager = ({ list: { data, page, lastPage, rows, setPage } }: { list: WorklistShown }) => {
  const translate = useTranslate();
  const total = data?.total ?? 0;
  const step = (to: number, key: 'previous' | 'next', rotate: string) => (
    <button
      type="button"
      className="icon-button"
      aria-label={translate(`worklist.${key}`)}
      disabled={to < 1 || to > lastPage}
      style={{ rotate }}
      onClick={() => setPage(to)}
    >
      <ExpandMoreIcon fontSize="small" />
    </button>
  );
  return (
    <Footer>
      <span aria-live="polite">
        {total > 0 &&
          translate('worklist.range', {
            first: (page - 1) * rows + 1,
            last: Math.min(total, page * rows),
            total: total >= WORKLIST_COUNT_MAX ? translate('worklist.more', { count: total }) : total,
          })}
      </span>
      {lastPage > 1 && (
        <>
          {step(page - 1, 'previous', '90deg')}
          {step(page + 1, 'next', '-90deg')}
        </>
      )}
    </Footer>
  );
};
