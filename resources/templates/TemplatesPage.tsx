import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useListContext, useTranslate, ListBase } from 'react-admin';
import { Link, Navigate, useSearchParams } from 'react-router';
import { PAGE_SIZE } from '../../contract/platform/limits.ts';
import type { Program } from '../../contract/programs/shapes.ts';
import { EmptyState, ErrorView } from '../../src/ui/PageStates.tsx';
import { ListPager } from '../../src/ui/ListControls.tsx';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { FollowSavedFilter } from '../../src/ui/lists/SavedFiltersButton.tsx';
import { DeleteTemplates, useTemplateDeletion } from './DeleteTemplates.tsx';
import { TemplateCard } from './TemplateCard.tsx';
import { templatePaths } from './templatePaths.ts';
import { SelectionBar, TemplateTools } from './TemplateTools.tsx';

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 16,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
});
const SKELETONS = [1, 2, 3, 4, 5, 6];

const Skeletons = () => (
  <div role="status">
    <span className="hidden-text">{useTranslate()('page.loading')}</span>
    <Cards aria-hidden>
      {SKELETONS.map((index) => (
        <Skeleton key={index} variant="rounded" height={216} component="li" />
      ))}
    </Cards>
  </div>
);

/** The template cards with search, order and selection mode. */
const TemplateList = ({ add }: { add: ReactNode }) => {
  const translate = useTranslate();
  const list = useListContext<Program>();
  const { data, error, isPending, refetch, filterValues, selectedIds, onSelect, onToggleItem } = list;
  const [selecting, setSelecting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasSelecting = useRef(false);
  useEffect(() => {
    // The focused bar is gone, and the button that opened it is back.
    if (wasSelecting.current && !selecting) opener.current?.focus();
    wasSelecting.current = selecting;
  }, [selecting]);
  const endSelection = () => {
    onSelect([]);
    setSelecting(false);
  };
  const deletion = useTemplateDeletion();
  const bulkDeletion = useTemplateDeletion({ onDone: endSelection });
  const q = typeof filterValues.q === 'string' ? filterValues.q : '';
  const startSelection = () => {
    onSelect([]);
    setSelecting(true);
  };
  return (
    <>
      {(q !== '' || data?.length !== 0) && (
        <TemplateTools selectRef={opener} onSelectMultiple={selecting || !data?.length ? undefined : startSelection} />
      )}
      {selecting && <SelectionBar onDelete={(ids) => bulkDeletion.requestDeletion({ ids })} onCancel={endSelection} />}
      {error && !data && <ErrorView message={translate('templates.failed')} onRetry={() => void refetch()} />}
      {isPending && <Skeletons />}
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
              isFading={deletion.fading.has(template.id) || bulkDeletion.fading.has(template.id)}
              onDelete={() => deletion.requestDeletion({ ids: [template.id], name: template.name })}
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
      <DeleteTemplates deletion={deletion} />
      <DeleteTemplates deletion={bulkDeletion} />
    </>
  );
};

/** Texts of this page, loaded with it. @public */
export { texts } from './messages.en.ts';

const NewTemplate = () => (
  <Button component={Link} to={templatePaths.add} variant="contained" startIcon={<AddIcon />}>
    {useTranslate()('templates.add')}
  </Button>
);

/** The list of templates; `?add=true` redirects to the builder (TPL-06). */
export default function TemplatesPage() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  if (search.get('add') === 'true') return <Navigate to={templatePaths.add} replace />;
  return (
    <FollowSavedFilter list="templates">
      <PageHeading title={translate('templates.title')} lead={translate('templates.lead')} actions={<NewTemplate />} />
      <ListBase<Program>
        resource="programs/templates"
        sort={{ field: 'dateUpdated', order: 'DESC' }}
        perPage={PAGE_SIZE}
        debounce={0}
      >
        <TemplateList add={<NewTemplate />} />
      </ListBase>
    </FollowSavedFilter>
  );
}
