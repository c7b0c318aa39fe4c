import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { dragIcon } from '../icons/consoleIcons.ts';
import { Icon } from '../icons/Icon.tsx';

interface Item {
  id: string;
}

interface Props<Of extends Item> {
  items: readonly Of[];
  /** Told all items in their new order. */
  onOrder: (items: Of[]) => void;
  /** Name of the handle, such as `Move Name`. */
  handleLabel: (item: Of) => string;
  children: (item: Of) => ReactNode;
}

interface LineProps {
  id: string;
  label: string;
  children: ReactNode;
}

const Line = ({ id, label, children }: LineProps) => {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: CSS.Transform.toString(transform),
        transition,
        display: 'flex',
        alignItems: 'center',
        gap: 8,
        borderRadius: 'var(--radius-small)',
        background: 'var(--surface)',
        ...(isDragging && { position: 'relative', zIndex: 1, boxShadow: '0 4px 16px rgb(0 0 0 / 25%)' }),
      }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="icon-button"
        style={{ cursor: 'grab', touchAction: 'none' }}
        {...attributes}
        {...listeners}
        aria-label={label}
      >
        <Icon path={dragIcon} size={18} />
      </button>
      <div style={{ flex: 1, minWidth: 0 }}>{children}</div>
    </li>
  );
};

/**
 * A list that is put in order by dragging its handles, or by the keyboard: Space takes an item up, arrows move it,
 * Space lays it down, Escape puts it back. The one place that knows the library (docs/decisions/0002).
 */
export function SortableList<Of extends Item>({ items, onOrder, handleLabel, children }: Props<Of>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const moved = ({ active, over }: DragEndEvent) => {
    const indexOf = (wanted: unknown) => items.findIndex(({ id }) => id === wanted);
    if (over && active.id !== over.id) onOrder(arrayMove([...items], indexOf(active.id), indexOf(over.id)));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={moved}>
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {items.map((item) => (
            <Line key={item.id} id={item.id} label={handleLabel(item)}>
              {children(item)}
            </Line>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
