import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Program, Block } from '../../contract/programs/shapes.ts';
import type { MessageKey } from '../../src/ui/i18n/translated.ts';
import { MoreMenu } from '../../src/ui/MoreMenu.tsx';
import { ExercisePicture } from '../exercises/shared/ExercisePicture.tsx';
import { useExercises } from '../exercises/shared/useExercises.ts';
import { UpdatedOn } from '../programs/shared/ProgramOutline.tsx';
import type { en } from './messages.en.ts';
import { templatePaths } from './templatePaths.ts';

/** A card that is clickable as a whole, by the link or the checkbox inside. */
const Card = styled('li')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minHeight: 216,
  padding: '16px 20px 20px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  transition: 'border-color 120ms, opacity 200ms',
  '&:hover': { borderColor: 'var(--border-strong)' },
  '&[data-selected=true]': { borderColor: 'var(--primary)', boxShadow: 'inset 0 0 0 1px var(--primary)' },
  '&[data-fading=true]': { opacity: 0 },
  // Keeps a focused control clear of the sticky bars.
  '& :is(a, input, button)': { scrollMarginTop: 260 },
  '& .whole': {
    color: 'var(--ink)',
    font: '600 var(--text-lead)',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& .whole::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& .whole:focus-visible': { outline: 'none' },
  '&:has(:is(a, input):focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
});

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 40,
  marginRight: -8,
  color: 'var(--ink-muted)',
  font: 'var(--text-body)',
  '& button': { position: 'relative', zIndex: 1 },
});

/** Clamped to two lines. */
const Notes = styled('p')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: 0,
  color: 'var(--ink-muted)',
  overflowWrap: 'anywhere',
});

/** Actions of a template (TPL-13). */
const TemplateMenu = ({ template, onDelete }: { template: Program; onDelete: () => void }) => {
  const translate = useTranslate();
  return (
    <MoreMenu label={translate('templates.menuOf', { name: template.name })}>
      {(close) => [
        ...(['edit', 'duplicate', 'view'] as const).map((action) => (
          <MenuItem key={action} component={Link} to={templatePaths[action](template.id)}>
            {translate(`templates.${action}` satisfies MessageKey<typeof en>)}
          </MenuItem>
        )),
        <MenuItem
          key="delete"
          sx={{ color: 'error.main' }}
          onClick={() => {
            close();
            onDelete();
          }}
        >
          {translate('templates.delete')}
        </MenuItem>,
      ]}
    </MoreMenu>
  );
};

const MAX_PICTURES = 4;
const NO_PICTURE = { thumbnailUrl: null, animationUrl: null, subjectOrientation: null };

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(${MAX_PICTURES}, 52px)`,
  gap: 8,
  marginTop: 'auto',
  '& > *': { height: 52, borderRadius: 'var(--radius-small)', overflow: 'hidden' },
});

/** Decorative pictures of the first exercises; their names are on the template's page. */
const TemplatePictures = ({ blocks }: { blocks: readonly Block[] }) => {
  const { byId } = useExercises();
  return (
    <Row aria-hidden>
      {blocks.slice(0, MAX_PICTURES).map(({ uuid, exerciseId }) => (
        <span key={uuid}>
          <ExercisePicture exercise={byId.get(exerciseId) ?? NO_PICTURE} />
        </span>
      ))}
    </Row>
  );
};

interface Props {
  template: Program;
  isFading: boolean;
  onDelete: () => void;
  /** In selection mode: whether the card is selected, and how to toggle it (TPL-07). */
  selection?: { selected: boolean; onToggle: () => void };
}

/** A template card: date, name, two lines of notes and the number of exercises (TPL-11). */
export const TemplateCard = ({ template, isFading, onDelete, selection }: Props) => {
  const translate = useTranslate();
  const boxId = useId();
  const { id, name, notes, blocks, dateUpdated } = template;
  return (
    <Card data-fading={isFading} data-selected={selection?.selected}>
      <Top>
        <UpdatedOn moment={dateUpdated} />
        {selection ? (
          <Checkbox id={boxId} checked={selection.selected} onChange={selection.onToggle} />
        ) : (
          <TemplateMenu template={template} onDelete={onDelete} />
        )}
      </Top>
      {selection ? (
        <label className="whole" htmlFor={boxId} dir="auto">
          {name}
        </label>
      ) : (
        <Link className="whole" to={templatePaths.view(id)} dir="auto">
          {name}
        </Link>
      )}
      {notes && <Notes dir="auto">{notes}</Notes>}
      <span style={{ color: 'var(--ink-muted)', font: '500 var(--text-body)' }}>
        {translate('programs.exerciseCount', { smart_count: blocks.length })}
      </span>
      <TemplatePictures blocks={blocks} />
    </Card>
  );
};
