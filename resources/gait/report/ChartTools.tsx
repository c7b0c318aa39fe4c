import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { barNames, barOrders, type BarName, type BarOrder } from '../../../domain/gait/report-bars.ts';
import { Choice } from '../../../src/components/Choice.tsx';

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(2),
  '& > .MuiTextField-root': { flex: '0 1 260px' },
  '& > .end': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginLeft: 'auto' },
  '& small': { color: 'var(--ink-muted)', font: 'var(--text-small)' },
  [theme.breakpoints.down('sm')]: { '& > .MuiTextField-root': { flexBasis: '100%' }, '& > .end': { marginLeft: 0 } },
}));

const orderTexts: Record<BarOrder, string> = { time: 'time', speed: 'slowest' };
const nameTexts: Record<BarName, string> = { number: 'numbers', uid: 'uids' };

interface Props {
  /** Bars of days stay in their order, under their dates. */
  isByDay: boolean;
  order: BarOrder;
  onOrder: (order: BarOrder) => void;
  names: BarName;
  onName: (name: BarName) => void;
  picture: ReactNode;
}

/** How the bars of a day stand and what is below them, which the picture shows as well; and the picture. */
export const ChartTools = ({ isByDay, order, onOrder, names, onName, picture }: Props) => {
  const translate = useTranslate();
  const say = (name: string) => translate(`gaitReport.chart.${name}`);
  return (
    <Tools>
      {!isByDay && (
        <>
          <Choice
            label={say('order')}
            value={order}
            options={barOrders.map((value) => ({ value, label: say(orderTexts[value]) }))}
            onChoose={(value) => onOrder(value as BarOrder)}
          />
          <Choice
            label={say('names')}
            value={names}
            options={barNames.map((value) => ({ value, label: say(nameTexts[value]) }))}
            onChoose={(value) => onName(value as BarName)}
          />
        </>
      )}
      <div className="end">
        <small>{say('downloadHint')}</small>
        {picture}
      </div>
    </Tools>
  );
};
