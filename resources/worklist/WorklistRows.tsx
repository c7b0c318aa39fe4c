import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { WorklistItem } from '../../contract/worklist/worklist.ts';
import type { WorklistState } from './useWorklist.ts';
import { WorklistRow } from './WorklistRow.tsx';

const Body = styled('div')(({ theme }) => ({
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > p': { margin: 0, padding: theme.spacing(5, 3, 1), textAlign: 'center', font: '600 var(--text-body)' },
  '& > p:last-child': { paddingBottom: theme.spacing(5) },
  '& > p + p': { paddingTop: 0, color: 'var(--ink-muted)', font: 'var(--text-body)' },
}));
const SkeletonRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  height: 'var(--height-row)',
  padding: '0 16px',
  borderTop: '1px solid var(--border)',
  '& i': { flex: '0 0 20%', height: 12, borderRadius: 4, background: 'var(--border)' },
  '& i + i': { flexBasis: '45%' },
});

interface Props {
  list: WorklistState;
  labelledBy: string;
  onAddNote: (patientId: number) => void;
  onSnooze: (patient: WorklistItem['patient'], until: string) => void;
}

/** The patients of a page, or a text if there are none. */
export const WorklistRows = ({ list, labelledBy, onAddNote, onSnooze }: Props) => {
  const translate = useTranslate();
  const { data, kind, isMine, isFetching, rows } = list;
  if (!data)
    return (
      <Body aria-busy="true">
        {Array.from({ length: rows }, (_, row) => (
          <SkeletonRow key={row} aria-hidden="true">
            <i />
            <i />
          </SkeletonRow>
        ))}
      </Body>
    );
  const getEmptyText = (): string => {
    if (!kind) return translate(isMine ? 'worklist.calmMine' : 'worklist.calm');
    const reason = translate(`worklist.chip.${kind}`);
    return translate(isMine ? 'worklist.calmMineKind' : 'worklist.calmKind', { reason });
  };
  if (data.total === 0)
    return (
      <Body>
        <p>{getEmptyText()}</p>
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
            onAddNote={() => onAddNote(item.patient.id)}
            onSnooze={(until) => onSnooze(item.patient, until)}
          />
        ))}
      </ul>
    </Body>
  );
};
