import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Program } from '../../contract/program-shapes.ts';
import { UpdatedOn } from '../../src/components/programs/UpdatedOn.tsx';

const Card = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '12px 16px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--border-strong)' },
  '&:has(input:checked)': {
    borderColor: 'var(--primary)',
    background: 'var(--primary-soft)',
    color: 'var(--on-primary-soft)',
  },
  '&:has(input:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& input': { flex: 'none', width: 18, height: 18, margin: '1px 0 0', accentColor: 'var(--primary)', outline: 'none' },
  '& strong': { display: 'block', font: '600 var(--text-body)', overflowWrap: 'anywhere' },
  '& small': { display: 'block', marginTop: 2, font: 'var(--text-small)', color: 'var(--ink-muted)' },
});

interface Props {
  /** Absent for `New Program`. */
  template?: Program;
  checked: boolean;
  onCheck: () => void;
}

/** One choice of step 0, a template with its date, name and number of exercises (BLD-05, BLD-06). */
export const TemplateRadio = ({ template, checked, onCheck }: Props) => {
  const translate = useTranslate();
  return (
    <Card>
      <input type="radio" name="template" checked={checked} onChange={onCheck} />
      <span>
        <strong dir="auto">{template?.name ?? translate('builder.newProgram')}</strong>
        <small>
          {template ? (
            <>
              <UpdatedOn moment={template.dateUpdated} /> ·{' '}
              {translate('programs.exerciseCount', { smart_count: template.blocks.length })}
            </>
          ) : (
            translate('builder.newProgramHint')
          )}
        </small>
      </span>
    </Card>
  );
};
