import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Reason } from '../../../domain/exercise-search/word-index.ts';

const Note = styled('p')({ margin: '6px 0 0', color: 'var(--ink-muted)', font: 'var(--text-small)' });

/** Why an exercise was found that is named otherwise: what it is also called, or what it is described by. */
export const WhyFound = ({ reason }: { reason: Reason }) => {
  const translate = useTranslate();
  if (reason.kind === 'named') return null;
  return <Note>{translate(`exercises.${reason.kind}`, { text: reason.text })}</Note>;
};
