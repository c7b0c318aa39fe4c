import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { getDisplayName, type DraftAssessment, type DraftModule } from '../../../domain/scan-modules/draft.ts';
import { SortableList } from '../../../src/ui/SortableList.tsx';
import type { CardActions } from './useModulesEditor.ts';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import type { ScanModulesKey } from './messages.en.ts';

interface EditDeleteProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** Edit and delete buttons of a module or assessment. */
export const EditDelete = ({ name, onEdit, onDelete }: EditDeleteProps) => {
  const translate = useTranslate();
  const button = (act: 'edit' | 'delete', Icon: typeof EditIcon, onClick: () => void) => (
    <button
      type="button"
      className="icon-button"
      aria-label={translate(`scanModules.${act}` satisfies ScanModulesKey, { name })}
      onClick={onClick}
    >
      <Icon sx={{ fontSize: 18 }} />
    </button>
  );
  return (
    <>
      {button('edit', EditIcon, onEdit)}
      {button('delete', DeleteIcon, onDelete)}
    </>
  );
};

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 56,
  borderBottom: '1px solid var(--border)',
  '& > span': { flex: '1 1 160px', minWidth: 0, padding: '6px 0 6px 8px', overflowWrap: 'anywhere' },
  '& > div': { display: 'flex', alignItems: 'center', marginLeft: 'auto' },
  '& small': { display: 'block', font: 'var(--text-body)', color: 'var(--ink-muted)' },
});

interface Props {
  module: DraftModule;
  actions: CardActions;
}

const AssessmentRow = ({ module, assessment, actions }: Props & { assessment: DraftAssessment }) => {
  const translate = useTranslate();
  const name = getDisplayName(assessment, translate);
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
          onClick={() => actions.analyse(assessment)}
        >
          {translate('scanModules.analysis')}
        </Button>
        <EditDelete
          name={name}
          onEdit={() => actions.editAssessment(module, assessment)}
          onDelete={() => actions.removeAssessment(module, assessment)}
        />
      </div>
    </Row>
  );
};

/** The sortable assessments of a module (MODS-09, MODS-11). */
export const AssessmentList = ({ module, actions }: Props) => {
  const translate = useTranslate();
  if (module.assessments.length === 0) return <p>{translate('scanModules.noAssessments')}</p>;
  return (
    <SortableList
      items={module.assessments}
      nameOf={(assessment) => getDisplayName(assessment, translate)}
      label={translate('scanModules.assessmentsInOrder', { name: module.name })}
      onOrder={(assessments) => actions.orderAssessments(module, assessments)}
    >
      {(assessment) => <AssessmentRow module={module} assessment={assessment} actions={actions} />}
    </SortableList>
  );
};
