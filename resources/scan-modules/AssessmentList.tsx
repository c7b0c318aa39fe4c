import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { shownName, type DraftAssessment, type DraftModule } from '../../domain/scan/modules/draft.ts';
import { SortableList } from '../../src/components/SortableList.tsx';
import type { CardEdits } from './useModuleEdits.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 56,
  borderBottom: '1px solid var(--border)',
  '& > span': { flex: '1 1 160px', minWidth: 0, padding: '6px 0 6px 8px', overflowWrap: 'anywhere' },
  '& > div': { display: 'flex', alignItems: 'center', marginLeft: 'auto' },
  '& small': { display: 'block', font: 'var(--text-small)', color: 'var(--ink-muted)' },
});

interface Props {
  module: DraftModule;
  edits: CardEdits;
}

const AssessmentRow = ({ module, assessment, edits }: Props & { assessment: DraftAssessment }) => {
  const translate = useTranslate();
  const name = shownName(assessment, translate);
  return (
    <Row>
      <span>
        {name}
        <small>
          {[assessment.id, assessment.nameOverride !== null && translate(assessment.name)].filter(Boolean).join(' · ')}
        </small>
      </span>
      <div>
        <Button
          size="small"
          aria-label={translate('scanModules.analysisOf', { name })}
          onClick={() => edits.analyse(assessment)}
        >
          {translate('scanModules.analysis')}
        </Button>
        <button
          type="button"
          className="icon-button"
          aria-label={translate('scanModules.edit', { name })}
          onClick={() => edits.editAssessment(module, assessment)}
        >
          <EditIcon sx={{ fontSize: 18 }} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={translate('scanModules.delete', { name })}
          onClick={() => edits.removeAssessment(module, assessment)}
        >
          <DeleteIcon sx={{ fontSize: 18 }} />
        </button>
      </div>
    </Row>
  );
};

/** The assessments of a module, put in order by their handles (MODS-09, MODS-11). */
export const AssessmentList = ({ module, edits }: Props) => {
  const translate = useTranslate();
  if (module.assessments.length === 0) return <p>{translate('scanModules.noAssessments')}</p>;
  return (
    <SortableList
      items={module.assessments}
      nameOf={(assessment) => shownName(assessment, translate)}
      label={translate('scanModules.assessmentsInOrder', { name: module.name })}
      onOrder={(assessments) => edits.orderAssessments(module, assessments)}
    >
      {(assessment) => <AssessmentRow module={module} assessment={assessment} edits={edits} />}
    </SortableList>
  );
};
