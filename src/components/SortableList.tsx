import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { addPageTexts } from '../i18n/pageTexts.ts';
import { sortableMessages } from './sortable/messages.en.ts';
import { SortableRow } from './sortable/SortableRow.tsx';
import { useSpokenMoves } from './sortable/useSpokenMoves.ts';

// The list comes late, with the screens and dialogs that need it; so do its words.
addPageTexts({ en: sortableMessages });

interface Item {
  id: string;
}

interface Props<Of extends Item> {
  items: readonly Of[];
  /** Told all items in their new order. */
  onOrder: (items: Of[]) => void;
  /** What an item is called by its handle and by screen readers. */
  nameOf: (item: Of) => string;
  /** What the list is called, where nothing beside it says so. */
  label?: string;
  /** One item. It is drawn anew with the list; what is costly in it should be memoised by the item. */
  children: (item: Of) => ReactNode;
}

const upAndDownOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/**
 * A list that is put in order by dragging its handles by mouse or finger, or by the keyboard: Space takes an item up,
 * arrows move it, Space lays it down, Escape puts it back; every move is told to screen readers. Lists may stand in the
 * items of another. The one place that knows the library (docs/decisions/0002).
 */
export function SortableList<Of extends Item>({ items, onOrder, nameOf, label, children }: Props<Of>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const spoken = useSpokenMoves(ids, (id) => {
    const item = items.find((each) => each.id === id);
    return item ? nameOf(item) : '';
  });
  const moved = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    onOrder(arrayMove([...items], ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDownOnly]}
      accessibility={spoken}
      onDragEnd={moved}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {items.map((item) => (
            <SortableRow key={item.id} id={item.id} name={nameOf(item)}>
              {children(item)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
