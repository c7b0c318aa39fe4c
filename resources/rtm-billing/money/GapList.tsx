import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { ClaimGap, FileGap } from '../../../contract/rtm-charges.ts';

const Gaps = styled('div')({
  margin: '0 0 12px',
  '& ul': { margin: '4px 0 0', paddingLeft: 20 },
});

/** What is asked for, under whom it is asked of. */
export const GapList = ({ title, gaps }: { title: string; gaps: readonly (ClaimGap | FileGap)[] }) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Gaps>
      <span id={id}>{title}</span>
      <ul aria-labelledby={id}>
        {gaps.map((gap) => (
          <li key={gap}>{translate(`money.charges.gap.${gap}`)}</li>
        ))}
      </ul>
    </Gaps>
  );
};
