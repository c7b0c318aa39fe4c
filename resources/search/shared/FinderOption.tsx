import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';
import type { ComponentProps, ElementType } from 'react';
import { StatusChip } from '../../../src/ui/FactList.tsx';
import { Highlighted } from './Highlighted.tsx';
import type { Target } from './target.ts';

const Option = styled('li')({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 44,
  padding: '6px 12px',
  borderRadius: 'var(--radius-small)',
  cursor: 'pointer',
  '& svg': { color: 'var(--ink-muted)' },
  '& mark': { color: 'inherit', background: 'none', fontWeight: 700, textDecoration: 'underline' },
  '&.Mui-focused': { background: 'var(--primary-soft)', boxShadow: 'inset 3px 0 0 var(--primary)' },
});
const Label = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px', minWidth: 0 });
const Detail = styled('small')({
  font: 'var(--text-body)',
  color: 'var(--ink-muted)',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

interface Props extends ComponentProps<'li'> {
  target: Target;
  words: string;
}

/** A result: its name with the typed words marked, and what tells it from others. */
export const FinderOption = ({ target: { icon, label, tag, detail }, words, ...option }: Props) => {
  const Icon = (icon ?? ArrowForwardIcon) as ElementType<{ fontSize: string }>;
  return (
    <Option {...option}>
      <Icon fontSize="small" />
      <span>
        <Label>
          <span>
            <Highlighted text={label} words={words} />
          </span>
          {tag && <StatusChip tone="neutral" label={tag} />}
        </Label>
        {detail && <Detail>{detail}</Detail>}
      </span>
    </Option>
  );
};
