import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import { useTranslate } from 'react-admin';
import { useRef, type ReactNode } from 'react';
import { inPlace } from '../../domain/in-place.ts';
import { addPageTexts } from '../i18n/pageTexts.ts';
import { sortableMessages } from './sortable/messages.en.ts';
import { Rows } from './sortable/Rows.ts';
import { SortableRow } from './sortable/SortableRow.tsx';
import { useRowDrag } from './sortable/useRowDrag.ts';
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
const modifiers = [upAndDownOnly];

/**
 * A list that is put in order by dragging its handles by mouse or finger, or by the keyboard: Space takes an item up,
 * arrows move it, Space lays it down, Escape puts it back; every move is told to screen readers. Lists may stand in the
 * items of another. The one place that knows the library (docs/decisions/0002); of it come the sensors, scrolling along
 * and the voice, while the rows are moved by `useRowDrag`.
 */
export function SortableList<Of extends Item>({ items, onOrder, nameOf, label, children }: Props<Of>) {
  const translate = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const { begin, follow, end, byArrow, place } = useRowDrag(list);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: byArrow, scrollBehavior: 'auto' }),
  );
  const ids = items.map(({ id }) => id);
  const named = (id: string) => {
    const item = items.find((each) => each.id === id);
    return item ? nameOf(item) : '';
  };
  const spoken = useSpokenMoves(ids, named, place);
  const dropped = ({ delta }: DragEndEvent) => {
    follow(delta.y);
    const { from, place: to } = end();
    if (from !== to) onOrder(inPlace(items, from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      modifiers={modifiers}
      accessibility={spoken}
      onDragStart={({ active }) => begin(ids.indexOf(String(active.id)))}
      onDragMove={({ delta }) => follow(delta.y)}
      onDragEnd={dropped}
      onDragCancel={() => void end()}
    >
      <Rows ref={list} aria-label={label}>
        {items.map((item) => (
          <SortableRow
            key={item.id}
            id={item.id}
            label={translate('sortable.move', { name: nameOf(item) })}
            role={translate('sortable.role')}
          >
            {children(item)}
          </SortableRow>
        ))}
      </Rows>
    </DndContext>
  );
}
