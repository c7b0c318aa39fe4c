import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { WorklistItem } from '../../../contract/worklist.ts';
import type { WorklistShown } from './useWorklist.ts';
import { WorklistRow } from './WorklistRow.tsx';

// Room for half a page, whatever there is to show, so that nothing jumps when it comes.
const Body = styled('div')(({ theme }) => ({
  minHeight: 420,
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > p': { margin: 0, padding: theme.spacing(6, 3, 1), textAlign: 'center', font: '600 var(--text-body)' },
  '& > p + p': { paddingTop: 0, color: 'var(--ink-muted)', font: 'var(--text-body)' },
}));
const Waiting = styled('div')({
  height: 84,
  padding: 16,
  borderTop: '1px solid var(--border)',
  '& i': { display: 'block', width: '30%', height: 12, marginBottom: 14, borderRadius: 4, background: 'var(--border)' },
  '& i + i': { width: '70%' },
});

interface Props {
  list: WorklistShown;
  labelledBy: string;
  onSnooze: (patient: WorklistItem['patient'], until: string) => void;
}

/** The patients of a page, or good news. */
export const WorklistRows = ({ list: { data, kind, isMine, isFetching }, labelledBy, onSnooze }: Props) => {
  const translate = useTranslate();
  if (!data)
    return (
      <Body aria-busy="true">
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <Waiting key={row} aria-hidden="true">
            <i />
            <i />
          </Waiting>
        ))}
      </Body>
    );
  const calm = (): string => {
    if (!kind) return translate(isMine ? 'worklist.calmMine' : 'worklist.calm');
    const reason = translate(`worklist.chip.${kind}`);
    return translate(isMine ? 'worklist.calmMineKind' : 'worklist.calmKind', { reason });
  };
  if (data.total === 0)
    return (
      <Body>
        <p>{calm()}</p>
        {!kind && <p>{translate('worklist.calmHint')}</p>}
      </Body>
    );
  return (
    <Body aria-busy={isFetching}>
      <ul aria-labelledby={labelledBy}>
        {data.items.map((item) => (
          <WorklistRow
            key={item.patient.id}
            item={item}
            kind={kind}
            onSnooze={(until) => onSnooze(item.patient, until)}
          />
        ))}
      </ul>
    </Body>
  );
};
