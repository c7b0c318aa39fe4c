import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { dragIcon } from '../../icons/consoleIcons.ts';
import { Icon } from '../../icons/Icon.tsx';

interface Props {
  id: string;
  name: string;
  children: ReactNode;
}

/**
 * One row beside its handle. While something is dragged the library redraws every row whenever places change, so this
 * shell is light; what is in it stays as it was.
 */
export const SortableRow = ({ id, name, children }: Props) => {
  const translate = useTranslate();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: translate('sortable.role') },
    ...(still && { transition: null }),
  });
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(transform),
        transition,
        display: 'flex',
        alignItems: 'flex-start',
        gap: 4,
        borderRadius: 'var(--radius-small)',
        background: 'var(--surface)',
        ...(isDragging && { position: 'relative', zIndex: 1, boxShadow: '0 4px 16px rgb(0 0 0 / 25%)' }),
      }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="icon-button"
        style={{ flex: 'none', cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
        {...attributes}
        {...listeners}
        aria-label={translate('sortable.move', { name })}
      >
        <Icon path={dragIcon} size={18} />
      </button>
      <div style={{ flex: 1, minWidth: 0 }}>{children}</div>
    </li>
  );
};
