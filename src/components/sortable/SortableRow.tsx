import { useDraggable } from '@dnd-kit/core';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import type { ReactNode } from 'react';

const handle = <DragIndicatorIcon sx={{ fontSize: 18 }} />;

interface Props {
  id: string;
  /** What the handle is called, and what kind of thing it is. */
  label: string;
  role: string;
  children: ReactNode;
}

/**
 * One row beside its handle; how both look is said once by the list. The library draws every row when dragging begins and
 * ends, so this shell is as light as can be.
 */
export const SortableRow = ({ id, label, role, children }: Props) => {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = useDraggable({
    id,
    attributes: { roleDescription: role },
  });
  return (
    <li
      ref={setNodeRef}
      data-dragged={isDragging || undefined}
      style={{ transform: transform ? `translate3d(0px, ${Math.round(transform.y)}px, 0)` : undefined }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="icon-button"
        {...attributes}
        {...listeners}
        aria-label={label}
      >
        {handle}
      </button>
      <div>{children}</div>
    </li>
  );
};
