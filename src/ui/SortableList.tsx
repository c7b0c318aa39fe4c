import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
  useDraggable,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { useTranslate } from 'react-admin';
import { useRef, type ReactNode } from 'react';
import { moveItem } from '../../domain/platform/arrays.ts';
import { addMessages } from './i18n/loadedMessages.ts';
import { sortableMessages } from './sortable/messages.en.ts';
import { useRowDrag, MAKES_WAY } from './sortable/useRowDrag.ts';
import { styled } from '@mui/material/styles';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import type { MessageKey } from './i18n/translated.ts';

/** Styles of the list, rows and handles, defined once because there may be a hundred rows. */
const Rows = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'flex-start',
    borderRadius: 'var(--radius-small)',
    background: 'var(--surface)',
  },
  '& > li[data-dragged]': { position: 'relative', zIndex: 1, boxShadow: '0 4px 16px rgb(0 0 0 / 25%)' },
  '& > li > button': { flex: 'none', width: 32, marginTop: 8, cursor: 'grab', touchAction: 'none' },
  '& > li > button[aria-pressed=true]': { cursor: 'grabbing' },
  '& > li > div': { flex: 1, minWidth: 0 },
  '@media (prefers-reduced-motion: no-preference)': {
    [`&[${MAKES_WAY}] > li:not([data-dragged])`]: { transition: 'transform 160ms ease' },
  },
});

const handle = <DragIndicatorIcon sx={{ fontSize: 18 }} />;

interface SortableRowProps {
  id: string;
  /** Name of the handle and kind of the item. */
  label: string;
  role: string;
  children: ReactNode;
}

/** A row with its handle. The library renders every row when dragging starts and ends, so this component is minimal. */
const SortableRow = ({ id, label, role, children }: SortableRowProps) => {
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

/**
 * Screen reader announcements while an item is dragged, in the console's language: its name, and its position when it
 * changes. `placeNow` returns the position of the dragged row, or the last one, from 0.
 */
function useMoveAnnouncements(ids: readonly string[], nameOf: (id: string) => string, placeNow: () => number) {
  const translate = useTranslate();
  const announced = useRef(0);
  const announce = (what: keyof typeof sortableMessages.sortable, moved: UniqueIdentifier, place: number) => {
    announced.current = place;
    return translate(`sortable.${what}` satisfies MessageKey<typeof sortableMessages>, {
      name: nameOf(String(moved)),
      place: place + 1,
      count: ids.length,
    });
  };
  const findPlace = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const announcements: Announcements = {
    onDragStart: ({ active }) => announce('picked', active.id, findPlace(active.id)),
    onDragMove: ({ active }) =>
      placeNow() === announced.current ? undefined : announce('over', active.id, placeNow()),
    // The list is the only drop target.
    onDragOver: () => undefined,
    onDragEnd: ({ active }) => announce(placeNow() === findPlace(active.id) ? 'stays' : 'moved', active.id, placeNow()),
    onDragCancel: ({ active }) => announce('back', active.id, findPlace(active.id)),
  };
  return { announcements, screenReaderInstructions: { draggable: translate('sortable.help') } };
}

// The list is loaded with the screens that need it, and so are its texts.
addMessages({ en: sortableMessages });

interface Item {
  id: string;
}

interface Props<Of extends Item> {
  items: readonly Of[];
  /** Called with all items in their new order. */
  onOrder: (items: Of[]) => void;
  /** Name of an item for its handle and for screen readers. */
  nameOf: (item: Of) => string;
  /** Accessible name of the list, if it has no visible one. */
  label?: string;
  /** Renders an item with every render of the list; memoize what is expensive. */
  children: (item: Of) => ReactNode;
}

const upAndDownOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const modifiers = [upAndDownOnly];

/**
 * A list that is sorted by dragging its handles with mouse, touch or keyboard: Space picks up, arrows move, Space
 * drops, Escape cancels; moves are announced to screen readers. Lists can be nested. Only this file uses the library
 * (docs/decisions/0002): for sensors, auto-scroll and announcements; `useRowDrag` moves the rows.
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
  const getItemName = (id: string) => {
    const item = items.find((each) => each.id === id);
    return item ? nameOf(item) : '';
  };
  const announcements = useMoveAnnouncements(ids, getItemName, place);
  const dropped = ({ delta }: DragEndEvent) => {
    follow(delta.y);
    const { from, place: to } = end();
    if (from !== to) onOrder(moveItem(items, from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      modifiers={modifiers}
      accessibility={announcements}
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
