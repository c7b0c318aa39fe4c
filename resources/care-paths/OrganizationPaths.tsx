import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState, type Ref } from 'react';
import { listCarePaths } from '../../contract/care-paths/care-paths.ts';
import { PAGE_SIZE } from '../../contract/platform/limits.ts';
import { EmptyState, ErrorView, PageLoading } from '../../src/ui/PageStates.tsx';
import { SearchField } from '../../src/ui/SearchField.tsx';
import { useCall } from '../../src/ui/useCall.ts';
import { Cards } from './PathCard.tsx';
import { OrganizationPathCard } from './OrganizationPathCard.tsx';
import type { CarePathKey, OwnKey } from './messages.en.ts';

const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const Pager = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 16,
  color: 'var(--ink-muted)',
});

/** The organization's paths: drafts, published and archived ones. */
export const OrganizationPaths = ({ heading }: { heading: Ref<HTMLHeadingElement> }) => {
  const translate = useTranslate();
  const text = (key: OwnKey, values = {}) => translate(`carePaths.own.${key}` satisfies CarePathKey, values);
  const [search, setSearch] = useState<{ q: string; show: 'current' | 'archived'; page: number }>({
    q: '',
    show: 'current',
    page: 1,
  });
  const { q, show, page } = search;
  const { data, error, refetch } = useCall(
    listCarePaths,
    { query: { ...(q && { q }), show, page, limit: PAGE_SIZE } },
    { keepPrevious: true },
  );
  const total = data?.totalItems ?? 0;
  const empty = q ? translate('carePaths.none') : text(show === 'archived' ? 'noArchived' : 'none');
  return (
    <section aria-labelledby="own-paths" style={{ marginTop: 48 }}>
      <Typography variant="h2" id="own-paths" ref={heading} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: 96 }}>
        {text('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {text('hint')}
      </Typography>
      <Tools>
        <SearchField label={text('search')} value={q} onSearch={(typed) => setSearch({ q: typed, show, page: 1 })} />
        <div role="group" aria-label={text('show')} style={{ display: 'flex', gap: 8 }}>
          {(['current', 'archived'] as const).map((name) => (
            <Button
              key={name}
              size="small"
              variant={show === name ? 'contained' : 'outlined'}
              aria-pressed={show === name}
              onClick={() => setSearch({ q, show: name, page: 1 })}
            >
              {text(name)}
            </Button>
          ))}
        </div>
      </Tools>
      {error && !data && <ErrorView message={text('failed')} onRetry={() => void refetch()} />}
      {!data && !error && <PageLoading />}
      {data && (
        <Cards aria-label={text('title')}>
          {data.items.map((path) => (
            <li key={path.id}>
              <OrganizationPathCard path={path} />
            </li>
          ))}
        </Cards>
      )}
      {data && total === 0 && (
        <EmptyState title={empty} hint={!q && show === 'current' ? text('noneHint') : undefined} />
      )}
      {data && total > PAGE_SIZE && (
        <Pager aria-label={text('title')}>
          <span aria-live="polite">
            {text('range', { first: (page - 1) * PAGE_SIZE + 1, last: Math.min(total, page * PAGE_SIZE), total })}
          </span>
          <Button
            size="small"
            disabled={page === 1}
            aria-label={text('previous')}
            onClick={() => setSearch({ ...search, page: page - 1 })}
          >
            ‹
          </Button>
          <Button
            size="small"
            disabled={page * PAGE_SIZE >= total}
            aria-label={text('next')}
            onClick={() => setSearch({ ...search, page: page + 1 })}
          >
            ›
          </Button>
        </Pager>
      )}
    </section>
  );
};
