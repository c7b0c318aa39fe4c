import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { ListBase, useListContext, useTranslate } from 'ra-core';
import { Link, Navigate, useSearchParams } from 'react-router';
import { PAGE_SIZE } from '../../contract/limits.ts';
import type { Program } from '../../contract/program-shapes.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { ListPager } from '../../src/components/ListPager.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { SearchField } from '../../src/components/SearchField.tsx';
import { Icon } from '../../src/icons/Icon.tsx';
import { plusIcon } from '../../src/icons/consoleIcons.ts';
import { DeleteTemplate } from './DeleteTemplate.tsx';
import { TemplateCard } from './TemplateCard.tsx';
import { templatePaths } from './templatePaths.ts';
import { useTemplateDeletion } from './useTemplateDeletion.ts';

/** What this page says, there once it is opened. @public */
export { texts } from './texts.ts';

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 16,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
});
const Search = styled(SearchField)({ width: 'min(420px, 100%)' });
const WAITING = [1, 2, 3, 4, 5, 6];

const NewTemplate = () => (
  <Button component={Link} to={templatePaths.add} variant="contained" startIcon={<Icon path={plusIcon} size={18} />}>
    {useTranslate()('templates.add')}
  </Button>
);

const Templates = () => {
  const translate = useTranslate();
  const { data, error, isPending, refetch, filterValues, setFilters } = useListContext<Program>();
  const deletion = useTemplateDeletion();
  const q = typeof filterValues.q === 'string' ? filterValues.q : '';
  return (
    <>
      {(q !== '' || data?.length !== 0) && (
        <Search
          label={translate('templates.search')}
          value={q}
          onSearch={(text) => setFilters(text ? { q: text } : {})}
        />
      )}
      {error && !data && <ErrorView message={translate('templates.failed')} onRetry={() => void refetch()} />}
      {isPending && (
        <div role="status">
          <span className="hidden-text">{translate('page.loading')}</span>
          <Cards aria-hidden>
            {WAITING.map((place) => (
              <Skeleton key={place} variant="rounded" height={156} component="li" />
            ))}
          </Cards>
        </div>
      )}
      {data?.length === 0 &&
        (q ? (
          <div style={{ marginTop: 16 }}>
            <EmptyState title={translate('templates.noMatch', { q })} hint={translate('templates.noMatchHint')} />
          </div>
        ) : (
          <EmptyState
            title={translate('templates.none')}
            hint={translate('templates.noneHint')}
            action={<NewTemplate />}
          />
        ))}
      {data && data.length > 0 && (
        <Cards aria-label={translate('templates.list')}>
          {data.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              fading={deletion.fading === template.id}
              onDelete={() => deletion.ask(template)}
            />
          ))}
        </Cards>
      )}
      <ListPager />
      <DeleteTemplate deletion={deletion} />
    </>
  );
};

/** The list of templates; `?add=true` opens the builder by itself (TPL-06). */
export default function TemplatesPage() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  if (search.get('add') === 'true') return <Navigate to={templatePaths.add} replace />;
  return (
    <>
      <PageHeading title={translate('templates.title')} lead={translate('templates.lead')} actions={<NewTemplate />} />
      <ListBase<Program>
        resource="templates"
        sort={{ field: 'dateUpdated', order: 'DESC' }}
        perPage={PAGE_SIZE}
        debounce={0}
      >
        <Templates />
      </ListBase>
    </>
  );
}
