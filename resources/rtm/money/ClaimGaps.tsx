import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { RtmChargeGaps } from '../../../contract/rtm/charges.ts';
import { isRecordGap } from '../../../domain/rtm/charges/claim-gaps.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: theme.spacing(2, 3),
  marginBottom: theme.spacing(3),
  '& ul': { margin: '4px 0 0', paddingLeft: 20 },
  '& small': { color: 'var(--ink-muted)', font: 'inherit' },
}));

interface GapListProps {
  title: string;
  /** Each with how many it concerns, if not all. */
  gaps: readonly { name: string; text: string; count?: string }[];
  /** Said where there are none. */
  none?: string;
}

const GapList = ({ title, gaps, none }: GapListProps) => {
  const id = useId();
  return (
    <div>
      <span id={id}>{title}</span>
      <ul aria-labelledby={id}>
        {gaps.map(({ name, text, count }) => (
          <li key={name}>
            {text} {count && <small>({count})</small>}
          </li>
        ))}
        {gaps.length === 0 && none && <li>{none}</li>}
      </ul>
    </div>
  );
};

/** What all lines of the files lack, by where it is entered. */
export const ClaimGaps = ({ missing: { lines, gaps, file } }: { missing: RtmChargeGaps }) => {
  const translate = useTranslate();
  const listGaps = (isListed: (gap: RtmChargeGaps['gaps'][number]) => boolean) =>
    gaps.filter(isListed).map(({ gap, lines: lacking, patients }) => ({
      name: gap,
      text: translate(`money.charges.gap.${gap}`),
      count:
        lacking === lines
          ? translate('money.charges.everyLine')
          : `${translate('money.charges.gapLines', { smart_count: lacking })}, ${translate('money.charges.gapPatients', { smart_count: patients })}`,
    }));
  return (
    <Columns>
      <GapList
        title={translate('money.charges.here')}
        gaps={listGaps(({ gap }) => isRecordGap(gap))}
        none={translate('money.charges.nothingHere')}
      />
      <GapList title={translate('money.charges.there')} gaps={listGaps(({ gap }) => !isRecordGap(gap))} />
      <GapList
        title={translate('money.charges.file')}
        gaps={file.map((gap) => ({ name: gap, text: translate(`money.charges.fileGap.${gap}`) }))}
      />
    </Columns>
  );
};
