import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { Program } from '../../contract/program-shapes.ts';
import { UpdatedOn } from '../../src/components/programs/UpdatedOn.tsx';
import { TemplateMenu } from './TemplateMenu.tsx';
import { templatePaths } from './templatePaths.ts';

const Card = styled('li')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minHeight: 156,
  padding: '16px 20px 20px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  transition: 'border-color 120ms, opacity 200ms',
  '&:hover': { borderColor: 'var(--border-strong)' },
  '&[data-fading=true]': { opacity: 0 },
});
const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginRight: -8,
  color: 'var(--ink-muted)',
  font: 'var(--text-small)',
  '& button': { position: 'relative', zIndex: 1 },
});
const Name = styled(Link)({
  color: 'var(--ink)',
  font: '600 var(--text-lead)',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--focus)', outlineOffset: 2 },
});
const Notes = styled('p')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: 0,
  color: 'var(--ink-muted)',
  overflowWrap: 'anywhere',
});
const Count = styled('span')({ marginTop: 'auto', color: 'var(--ink-muted)', font: '500 var(--text-small)' });

interface Props {
  template: Program;
  fading: boolean;
  onDelete: () => void;
}

/** A template of the list: date, name, two lines of notes, how many exercises (TPL-11). */
export const TemplateCard = ({ template, fading, onDelete }: Props) => {
  const translate = useTranslate();
  const { id, name, notes, blocks, dateUpdated } = template;
  return (
    <Card data-fading={fading}>
      <Top>
        <UpdatedOn moment={dateUpdated} />
        <TemplateMenu template={template} onDelete={onDelete} />
      </Top>
      <Name to={templatePaths.view(id)}>{name}</Name>
      {notes && <Notes>{notes}</Notes>}
      <Count>{translate('programs.exerciseCount', { smart_count: blocks.length })}</Count>
    </Card>
  );
};
