import { useDraggable } from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { dragIcon } from '../../icons/consoleIcons.ts';
import { Icon } from '../../icons/Icon.tsx';
import { MAKES_WAY } from './useRowDrag.ts';

const Row = styled('li')({
  display: 'flex',
  alignItems: 'flex-start',
  borderRadius: 'var(--radius-small)',
  background: 'var(--surface)',
  '&[data-dragged]': {
    position: 'relative',
    zIndex: 1,
    boxShadow: '0 4px 16px rgb(0 0 0 / 25%)',
    willChange: 'transform',
  },
  '@media (prefers-reduced-motion: no-preference)': {
    [`[${MAKES_WAY}] > &:not([data-dragged])`]: { transition: 'transform 160ms ease' },
  },
});
const Handle = styled('button')({
  flex: 'none',
  width: 32,
  marginTop: 8,
  cursor: 'grab',
  touchAction: 'none',
  '&[aria-pressed=true]': { cursor: 'grabbing' },
  '& .icon': { strokeWidth: 3 },
});

interface Props {
  id: string;
  name: string;
  children: ReactNode;
}

/** One row beside its handle. The library draws every row when dragging begins and ends, so this shell is light. */
export const SortableRow = ({ id, name, children }: Props) => {
  const translate = useTranslate();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = useDraggable({
    id,
    attributes: { roleDescription: translate('sortable.role') },
  });
  return (
    <Row
      ref={setNodeRef}
      data-dragged={isDragging || undefined}
      style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
    >
      <Handle
        type="button"
        ref={setActivatorNodeRef}
        className="icon-button"
        {...attributes}
        {...listeners}
        aria-label={translate('sortable.move', { name })}
      >
        <Icon path={dragIcon} size={18} />
      </Handle>
      <div style={{ flex: 1, minWidth: 0 }}>{children}</div>
    </Row>
  );
};
