import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Program } from '../../contract/program-shapes.ts';
import { UpdatedOn } from '../../src/components/programs/UpdatedOn.tsx';
import { Card, Notes, Top } from './cardLook.ts';
import { TemplateMenu } from './TemplateMenu.tsx';
import { templatePaths } from './templatePaths.ts';
import { TemplatePictures } from './TemplatePictures.tsx';

interface Props {
  template: Program;
  fading: boolean;
  onDelete: () => void;
  /** While several are selected: whether this one is, and what pressing its card does (TPL-07). */
  selection?: { selected: boolean; onToggle: () => void };
}

/** A template of the list: date, name, two lines of notes, how many exercises (TPL-11). */
export const TemplateCard = ({ template, fading, onDelete, selection }: Props) => {
  const translate = useTranslate();
  const boxId = useId();
  const { id, name, notes, blocks, dateUpdated } = template;
  return (
    <Card data-fading={fading} data-selected={selection?.selected}>
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
      <span style={{ color: 'var(--ink-muted)', font: '500 var(--text-small)' }}>
        {translate('programs.exerciseCount', { smart_count: blocks.length })}
      </span>
      <TemplatePictures blocks={blocks} />
    </Card>
  );
};
