import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { byItem, type MeasureProgress } from '../../../domain/gait/progress.ts';
import { useClockZone } from '../../../src/ui/DateTimeText.tsx';
import { MeasureFigure } from './MeasureFigure.tsx';

const Item = styled('section')({ '& + section': { marginTop: 32 } });
const Figures = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  gap: 16,
  marginTop: 12,
});

interface Props {
  progress: readonly MeasureProgress[];
  look: 'chart' | 'table';
  withCsv?: boolean;
}

export const ProgressFigures = ({ progress, look, withCsv }: Props) => {
  const translate = useTranslate();
  const zone = useClockZone();
  return byItem(progress).map(({ item, measures }) => {
    const name = translate(`recordGait.item.${item}`, { _: item });
    return (
      <Item key={item} aria-label={name}>
        <Typography variant="h2">{name}</Typography>
        <Figures>
          {measures.map((measure) => (
            <MeasureFigure key={measure.id} measure={measure} zone={zone} look={look} withCsv={withCsv} />
          ))}
        </Figures>
      </Item>
    );
  });
};
