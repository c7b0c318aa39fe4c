import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useNear } from '../../../src/components/charts/useNear.ts';

/** Asks for the next page once it comes near the screen. */
const Ahead = ({ onNear }: { onNear: () => void }) => {
  const { isNear, ref } = useNear({ margin: '400px', unseen: false });
  useEffect(() => {
    if (isNear) onNear();
  }, [isNear, onNear]);
  return <span ref={ref} />;
};

interface Props {
  shown: number;
  total: number;
  hasMore: boolean;
  isFetching: boolean;
  /** Without it more comes only at a press, as after a page that failed. */
  comesByItself: boolean;
  onMore: () => void;
}

/** How many sessions are shown, and the way to the rest: scrolling on, or a button. */
export const MoreSessions = ({ shown, total, hasMore, isFetching, comesByItself, onMore }: Props) => {
  const translate = useTranslate();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16, marginTop: 24 }}>
      {hasMore && comesByItself && !isFetching && <Ahead key={shown} onNear={onMore} />}
      <output style={{ color: 'var(--ink-muted)' }}>{translate('recordResults.shown', { shown, total })}</output>
      {hasMore && (
        <Button variant="outlined" aria-disabled={isFetching} onClick={() => !isFetching && onMore()}>
          {translate('recordResults.showMore')}
        </Button>
      )}
    </div>
  );
};
