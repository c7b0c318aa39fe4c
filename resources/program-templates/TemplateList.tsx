import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { useRef, useState, type ReactNode } from 'react';
import type { Program } from '../../contract/program-shapes.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { ListPager } from '../../src/components/ListPager.tsx';
import { DeleteTemplates } from './DeleteTemplates.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TemplateCard } from './TemplateCard.tsx';
import { TemplateTools } from './TemplateTools.tsx';
import { useTemplateDeletion } from './useTemplateDeletion.ts';

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 16,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
});
const WAITING = [1, 2, 3, 4, 5, 6];

const Waiting = () => (
  <div role="status">
    <span className="hidden-text">{useTranslate()('page.loading')}</span>
    <Cards aria-hidden>
      {WAITING.map((place) => (
        <Skeleton key={place} variant="rounded" height={216} component="li" />
      ))}
    </Cards>
  </div>
);

/** Templates as cards, with what is looked for, their order, and a mode in which several are selected. */
export const TemplateList = ({ add }: { add: ReactNode }) => {
  const translate = useTranslate();
  const list = useListContext<Program>();
  const { data, error, isPending, refetch, filterValues, selectedIds, onSelect, onToggleItem } = list;
  const [selecting, setSelecting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const end = () => {
    onSelect([]);
    setSelecting(false);
    // The bar with the focus goes; the button that opened it is back by the next frame.
    requestAnimationFrame(() => opener.current?.focus());
  };
  const single = useTemplateDeletion();
  const several = useTemplateDeletion({ onDone: end });
  const q = typeof filterValues.q === 'string' ? filterValues.q : '';
  const start = () => {
    onSelect([]);
    setSelecting(true);
  };
  return (
    <>
      {(q !== '' || data?.length !== 0) && (
        <TemplateTools selectRef={opener} onSelectMultiple={selecting || !data?.length ? undefined : start} />
      )}
      {selecting && <SelectionBar onDelete={(ids) => several.ask({ ids })} onCancel={end} />}
      {error && !data && <ErrorView message={translate('templates.failed')} onRetry={() => void refetch()} />}
      {isPending && <Waiting />}
      {data?.length === 0 && (
        <div style={{ marginTop: q ? 16 : 0 }}>
          {q ? (
            <EmptyState title={translate('templates.noMatch', { q })} hint={translate('templates.noMatchHint')} />
          ) : (
            <EmptyState title={translate('templates.none')} hint={translate('templates.noneHint')} action={add} />
          )}
        </div>
      )}
      {data && data.length > 0 && (
        <Cards aria-label={translate('templates.list')}>
          {data.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              fading={single.fading.has(template.id) || several.fading.has(template.id)}
              onDelete={() => single.ask({ ids: [template.id], name: template.name })}
              selection={
                selecting
                  ? { selected: selectedIds.includes(template.id), onToggle: () => onToggleItem(template.id) }
                  : undefined
              }
            />
          ))}
        </Cards>
      )}
      <ListPager />
      <DeleteTemplates deletion={single} />
      <DeleteTemplates deletion={several} />
    </>
  );
};
